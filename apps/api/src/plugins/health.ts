import { setTimeout } from 'node:timers/promises';
import { ping } from '@quorbit/db/meta';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Deps } from '../kernel/deps.ts';
import { withTimeout } from '../lib/with-timeout.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Makes `/readyz?for=proxy` fail, so that proxies send no more calls here. Resolves once proxies have had time to
     * ask.
     */
    drain(): Promise<void>;
  }
}

/** Milliseconds for which a stopping server waits for proxies to ask; they do so every few seconds. */
const DRAIN_MS = 5_000;
/** Milliseconds after its last request for which a proxy counts as still asking. */
const PROXY_ACTIVE_MS = 60_000;

/**
 * Registers the health routes. `/healthz` reports that the process is up. `/readyz` reports whether the database and,
 * if configured, Redis respond; 503 otherwise. `/readyz?for=proxy` reports whether to send calls here; 503 without the
 * database, and from the beginning of a shutdown. It ignores Redis, since most calls are still served without it and no
 * other process would serve more.
 */
export function registerHealth(app: FastifyInstance, deps: Deps, redis: Redis | null): void {
  const elapsed = deps.elapsed ?? (() => performance.now());
  let draining = false;
  let proxyAskedAt: number | null = null;

  app.decorate('drain', async () => {
    draining = true;
    if (proxyAskedAt !== null && elapsed() - proxyAskedAt < PROXY_ACTIVE_MS) await (deps.pause ?? setTimeout)(DRAIN_MS);
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get<{ Querystring: { for?: unknown } }>('/readyz', async (request, reply) => {
    const forProxy = request.query.for === 'proxy';
    if (forProxy) proxyAskedAt = elapsed();
    if (forProxy && draining) return reply.status(503).send({ status: 'draining', checks: {} });
    const checks = {
      database: await checkStatus(() => ping(deps.database.lane('health').read)),
      ...(redis && !forProxy ? { redis: await checkStatus(() => redis.ping()) } : {}),
    };
    const ready = Object.values(checks).every((check) => check === 'ok');
    if (!ready) request.log.warn({ checks }, 'not ready');
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable', checks });
  });
}

function checkStatus(work: () => PromiseLike<unknown>): Promise<'ok' | 'unavailable'> {
  return withTimeout(work).then(
    () => 'ok' as const,
    () => 'unavailable' as const,
  );
}
