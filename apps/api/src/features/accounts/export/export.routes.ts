// Serves the download of all data stored about a person. It's a plain route, because the data is sent page by page so
// that memory stays bounded.
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

/** Returns a handler that sends an export as a file. Errors are sent before the first byte of the file. */
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
    // The response's 'close' event is also emitted when the reader disconnects; if that has happened already, it won't
    // come again.
    if (reply.raw.destroyed) release();
    else reply.raw.once('close', release);
    return sendPieces(reply.type('application/json; charset=utf-8'), pieces);
  };
}
