// Assembles the server from its parts.
import { newId } from '@quorbit/contracts/lib/ids';
import { type FastifyTRPCPluginOptions, fastifyRequestHandler, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Redis } from 'ioredis';
import { createAppRouter } from './app-router.ts';
import { areas as allAreas } from './areas.ts';
import { createFirstPageFiller } from './features/quizzes/first-page.ts';
import type { Area } from './kernel/area.ts';
import type { Deps } from './kernel/deps.ts';
import { createRateLimits } from './lib/admission/rate-limits.ts';
import { registerAuthentication } from './plugins/authentication.ts';
import { registerCallRules } from './plugins/calls.ts';
import { registerCompression } from './plugins/compression.ts';
import { refuseConnection, refusePath, registerErrors } from './plugins/errors.ts';
import { registerExchangeAdmission, registerExchangeArrivals } from './plugins/exchange-admission.ts';
import { registerExchangeBody } from './plugins/exchange-body.ts';
import { registerHeaders } from './plugins/headers.ts';
import { registerHealth } from './plugins/health.ts';
import { registerRateLimit } from './plugins/rate-limit.ts';
import { registerRequestLog } from './plugins/request-log.ts';
import { registerSockets } from './plugins/socket/sockets.ts';
import { registerStaticFiles } from './plugins/static-files.ts';
import { restApiOf } from './registries.ts';
import { registerRest } from './rest/register-rest.ts';
import { createContext } from './trpc/create-context.ts';
import { shouldLogError, toErrorReply } from './trpc/errors.ts';
import { registerExchangeRoute } from './trpc/exchange-route.ts';
import { createCallerFactory, type ProcedureMeta } from './trpc/procedures.ts';
import { refuseSubscriptions } from './trpc/refuse-subscriptions.ts';

const BODY_LIMIT = 1024 * 1024;
const MAX_BATCH = 10;
/** Milliseconds that a client may take to send a request. */
const REQUEST_TIMEOUT_MS = 60_000;

export interface AppOptions {
  deps: Deps;
  /** The Redis connection that several processes share; null if none is configured. */
  redis: Redis | null;
  /** The server's areas; all by default. */
  areas?: typeof allAreas;
  /** Folder of the built web app; the one beside the api by default. */
  webFolder?: string;
}

/** Builds the server: web app, tRPC and REST on one port. The caller listens and closes. */
export async function buildApp({ deps, redis, areas = allAreas, webFolder }: AppOptions): Promise<FastifyInstance> {
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
  registerExchangeArrivals(app, deps);
  registerAuthentication(app, deps.authSecret);
  await registerHeaders(app, deps.env);
  registerCallRules(app);
  registerExchangeBody(app);
  const limits = createRateLimits(deps.env.rateLimitPerMinute, redis);
  // Sockets are registered before the rate limit, which must recognize them: a socket is charged to the person who
  // connects, not to an address that many may share.
  const openSockets = await registerSockets(app, { deps, limits });
  registerRateLimit(app, deps.env.rateLimitPerMinute, limits);
  registerExchangeAdmission(app, deps);
  await registerCompression(app);
  registerHealth(app, deps, redis);
  const appRouter = createAppRouter(areas);
  const createCaller = createCallerFactory(appRouter);
  const trpcOptions = {
    router: appRouter,
    maxBatchSize: MAX_BATCH,
    createContext({ req, info: { calls } }) {
      const [singleCall] = calls.length === 1 ? calls : [];
      const { withoutDatabase } = (singleCall?.procedure?._def.meta ?? {}) as ProcedureMeta;
      return createContext(deps, req, { calls: calls.length, withoutDatabase });
    },
    onError({ error, path, req }) {
      if (shouldLogError(error)) req.log.error({ err: error.cause ?? error, procedure: path }, 'call failed');
    },
    responseMeta({ errors }) {
      const wait = errors.map((error) => toErrorReply(error).retryAfter ?? 0).reduce((a, b) => Math.max(a, b), 0);
      // tRPC sets the content type of its refusals only if it could read the call.
      const headers = new Headers(errors.length > 0 ? { 'content-type': 'application/json' } : {});
      if (wait > 0) headers.set('retry-after', String(wait));
      return { headers };
    },
  } satisfies FastifyTRPCPluginOptions<typeof appRouter>['trpcOptions'];
  registerExchangeRoute(
    app,
    deps,
    (ctx, input) => createCaller(ctx).sync.exchange(input),
    (req, res) => fastifyRequestHandler({ ...trpcOptions, req, res, path: 'sync.exchange' }),
  );
  openSockets(appRouter);
  await app.register(async (calls) => {
    calls.addHook('preHandler', refuseSubscriptions(appRouter));
    await calls.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions });
  });
  for (const { httpRoutes } of Object.values<Area>(areas)) httpRoutes?.(app, deps);
  registerRest(app, deps, restApiOf(areas));
  const fillFirstPage = createFirstPageFiller(deps);
  await registerStaticFiles(app, {
    folder: webFolder,
    fillFirstPage: async (html, request) => fillFirstPage(html, await createContext(deps, request)),
  });
  return app;
}
