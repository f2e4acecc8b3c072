// Serves the table of REST routes by calling their procedures.
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import type { Deps } from '../kernel/deps.ts';
import { AppError } from '../lib/app-error.ts';
import { createContext } from '../trpc/create-context.ts';
import { buildReference } from './api-reference.ts';
import { renderReference } from './html.ts';
import { createInputReader } from './input.ts';
import { buildOpenApi, type OpenApiDocument } from './openapi.ts';
import type { RestApi, Route } from './route.ts';

const METHODS: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Registers all routes of the REST API and its documentation on the app. */
export function registerRest(app: FastifyInstance, deps: Deps, api: RestApi): void {
  const { routes, uploads = [] } = api;
  for (const route of routes) registerRoute(app, deps, route);
  const served = [...routes, ...uploads];
  for (const path of new Set(served.map((route) => route.path))) refuseOtherMethods(app, path, served);
  registerDocument(app, api);
}

/**
 * Serves the OpenAPI document for programs and the reference page for people. Neither changes while the server runs.
 */
function registerDocument(app: FastifyInstance, api: RestApi): void {
  let document: OpenApiDocument | undefined;
  let page: string | undefined;
  const read = () => (document ??= buildOpenApi(api));
  app.get('/api/openapi.json', async () => read());
  app.get('/api/docs', (_request, reply) => {
    page ??= renderReference(buildReference(read()));
    return reply.type('text/html; charset=utf-8').send(page);
  });
}

function registerRoute(app: FastifyInstance, deps: Deps, route: Route): void {
  const readInput = createInputReader(route);
  const { response } = route;
  app.route({
    method: route.method,
    url: toFastifyPath(route.path),
    // A HEAD request must have no side effects, so GET routes that change something don't accept HEAD.
    exposeHeadRoute: !route.hasEffects,
    handler: async (request, reply) => {
      const output = await route.call(await createContext(deps, request), readInput(request));
      const next = nextPageLink(request, output);
      if (next !== null) reply.header('link', `<${next}>; rel="next"`);
      return reply.status(route.status).send(response?.of(output as never));
    },
  });
}

/** Refuses other methods on a known path with 405 instead of the 404 of an unknown path. */
function refuseOtherMethods(
  app: FastifyInstance,
  path: string,
  routes: readonly Pick<Route, 'method' | 'path' | 'hasEffects'>[],
): void {
  const pathRoutes = routes.filter((route) => route.path === path);
  const known = new Set<string>(pathRoutes.map((route) => route.method));
  if (pathRoutes.some(({ method, hasEffects }) => method === 'GET' && !hasEffects)) known.add('HEAD');
  const allowed = [...known].sort().join(', ');
  app.route({
    method: [
      ...METHODS.filter((method) => !known.has(method)),
      ...(pathRoutes.some(({ hasEffects }) => hasEffects) ? ['HEAD'] : []),
    ],
    url: toFastifyPath(path),
    onRequest: async (_request, reply) => {
      reply.header('allow', allowed);
      throw new AppError('METHOD_NOT_ALLOWED', `This address is called with ${allowed}.`);
    },
    handler: () => undefined,
  });
}

function toFastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/**
 * Returns the address of a list's next page, relative to the server: the same query with the next cursor. Returns null
 * if there is no next page.
 */
function nextPageLink(request: FastifyRequest, output: unknown): string | null {
  if (typeof output !== 'object' || output === null || !('nextCursor' in output)) return null;
  if (typeof output.nextCursor !== 'string') return null;
  const [path = '', query = ''] = request.url.split('?');
  const search = new URLSearchParams(query);
  search.set('cursor', output.nextCursor);
  return `${path}?${search}`;
}
