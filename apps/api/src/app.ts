// Everything that is plugged together is visible here.
import { newId } from '@quorbit/contracts/lib/ids';
import { type FastifyTRPCPluginOptions, fastifyRequestHandler, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Redis } from 'ioredis';
import { registerGoogle } from './features/accounts/google.routes.ts';
import { registerPacks } from './features/quizzes/packs.routes.ts';
import { registerAuthentication } from './plugins/authentication.ts';
import { registerCalls } from './plugins/calls.ts';
import { registerCompression } from './plugins/compression.ts';
import { refuseConnection, refusePath, registerErrors } from './plugins/errors.ts';
import { registerExchangeBody } from './plugins/exchange-body.ts';
import { registerHeaders } from './plugins/headers.ts';
import { registerHealth } from './plugins/health.ts';
import { registerRateLimit } from './plugins/rate-limit.ts';
import { registerRequestLog } from './plugins/request-log.ts';
import { registerStaticFiles } from './plugins/static-files.ts';
import { registerRest } from './rest/adapter.ts';
import { appRouter } from './trpc/app-router.ts';
import type { Deps } from './trpc/context.ts';
import { createContext } from './trpc/create-context.ts';
import { describeError } from './trpc/errors.ts';
import { registerExchangeDoor } from './trpc/exchange-door.ts';

const BODY_LIMIT = 1024 * 1024;
const MAX_BATCH = 10;
/** How long a client may take to send a request. */
const REQUEST_TIMEOUT_MS = 60_000;

export interface AppOptions {
  deps: Deps;
  /** Shared by several processes where configured. */
  redis: Redis | null;
  /** Where the built web app lies; default: beside the api. */
  webFolder?: string;
}

/** Builds the server: web app, tRPC and REST on one port. The caller listens and closes. */
export async function buildApp({ deps, redis, webFolder }: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => newId(),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: deps.env.trustProxy ?? false,
    routerOptions: { maxParamLength: 5_000 },
    forceCloseConnections: 'idle',
    requestTimeout: REQUEST_TIMEOUT_MS,
    frameworkErrors: refusePath,
    clientErrorHandler: refuseConnection,
  });
  registerErrors(app);
  registerRequestLog(app);
  registerAuthentication(app, deps.authSecret);
  await registerHeaders(app, deps.env);
  registerCalls(app);
  registerExchangeBody(app);
  await registerRateLimit(app, deps.env.rateLimitPerMinute, redis);
  await registerCompression(app);
  registerHealth(app, deps, redis);
  const trpcOptions = {
    router: appRouter,
    maxBatchSize: MAX_BATCH,
    createContext: ({ req }) => createContext(deps, req),
    onError({ error, path, req }) {
      if (describeError(error).status >= 500)
        req.log.error({ err: error.cause ?? error, procedure: path }, 'call failed');
    },
    responseMeta({ errors }) {
      const wait = errors.map((error) => describeError(error).retryAfter ?? 0).reduce((a, b) => Math.max(a, b), 0);
      return wait > 0 ? { headers: new Headers({ 'retry-after': String(wait) }) } : {};
    },
  } satisfies FastifyTRPCPluginOptions<typeof appRouter>['trpcOptions'];
  registerExchangeDoor(app, deps, (req, res) =>
    fastifyRequestHandler({ ...trpcOptions, req, res, path: 'sync.exchange' }),
  );
  await app.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions });
  registerGoogle(app, deps);
  registerPacks(app, deps);
  registerRest(app, deps);
  await registerStaticFiles(app, webFolder);
  return app;
}
