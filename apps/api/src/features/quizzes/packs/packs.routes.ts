// The URLs from which devices download packs. They're plain routes, because the bytes must be sent as they were hashed.
import { packHash } from '@quorbit/contracts/quizzes/schema';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../kernel/deps.ts';
import { notFound } from '../../../lib/app-error.ts';
import { createContext } from '../../../trpc/create-context.ts';
import { requireActor } from '../../../trpc/procedures.ts';
import { getPack, markPackServed } from './packs.service.ts';
import { bytesOf } from './stored-pack.ts';

const FOREVER = 'private, max-age=31536000, immutable';

/** Serves `GET /packs/{hash}.json` to signed-in people who may have that pack. The pack of a hash never changes. */
export function registerPacks(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>('/packs/:file', async (request, reply) => {
    // Refusals aren't cached, because the same pack may be allowed later.
    reply.header('cache-control', 'no-store');
    const hash = packHash.safeParse(/^(.*)\.json$/.exec(request.params.file)?.[1]);
    if (!hash.success) throw notFound('Pack');
    const ctx = await createContext(deps, request);
    const stored = await getPack(ctx.db, await requireActor(ctx), hash.data, ctx.now(), deps);
    if (!(await markPackServed(ctx, stored))) throw notFound('Pack');
    return reply.header('cache-control', FOREVER).type('application/json; charset=utf-8').send(bytesOf(stored));
  });
}
