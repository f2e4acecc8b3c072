// Where people download what is stored about them. A plain route: it is sent page by page, so that memory stays bounded.
import { OWN_EXPORT_PATH } from '@quorbit/contracts/accounts/export';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SignedInContext } from '../../../kernel/context.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { createStreamSender } from '../../../rest/streams.ts';
import { createContext } from '../../../trpc/create-context.ts';
import { requireActor } from '../../../trpc/procedures.ts';
import { type RunningExport, startOwnExport } from './export.service.ts';

/** Serves `POST /api/users/me/export`. */
export function registerOwnExport(app: FastifyInstance, deps: Deps): void {
  const send = createExportSender(app, deps);
  app.post(OWN_EXPORT_PATH, (request, reply) => send(request, reply, startOwnExport));
}

/** Makes what answers with an export as a file. What is refused is refused before the first byte. */
export function createExportSender(app: FastifyInstance, deps: Deps) {
  const sendPieces = createStreamSender(app, deps);
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    startExport: (ctx: SignedInContext) => Promise<RunningExport>,
  ): Promise<FastifyReply> => {
    reply.header('cache-control', 'no-store');
    const ctx = await createContext(deps, request);
    const { pieces, release } = await startExport({ ...ctx, actor: await requireActor(ctx), ...ctx.onLane('reports') });
    // It is also emitted where the reader goes away; where that has happened already, it comes no more.
    if (reply.raw.destroyed) release();
    else reply.raw.once('close', release);
    return sendPieces(reply.type('application/json; charset=utf-8'), pieces);
  };
}
