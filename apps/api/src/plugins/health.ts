import { ping } from '@quorbit/db/meta';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { answerOf } from '../lib/answers.ts';
import type { Deps } from '../trpc/context.ts';

/** `/healthz`: the process is up. `/readyz`: the database and, if configured, Redis respond; 503 otherwise. */
export function registerHealth(app: FastifyInstance, deps: Deps, redis: Redis | null): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const checks = {
      database: await answers(() => ping(deps.database.lane('health').read)),
      ...(redis ? { redis: await answers(() => redis.ping()) } : {}),
    };
    const ready = Object.values(checks).every((check) => check === 'ok');
    if (!ready) request.log.warn({ checks }, 'not ready');
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', checks });
  });
}

function answers(ask: () => PromiseLike<unknown>): Promise<'ok' | 'unavailable'> {
  return answerOf(ask).then(
    () => 'ok' as const,
    () => 'unavailable' as const,
  );
}
