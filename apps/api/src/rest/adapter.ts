// Serves the table of routes over the procedures.
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import type { Deps } from '../kernel/deps.ts';
import { AppError } from '../lib/app-error.ts';
import { createContext } from '../trpc/create-context.ts';
import { referenceOf } from './api-reference.ts';
import { renderHtml } from './html.ts';
import { inputReader } from './input.ts';
import { buildOpenApi, type OpenApiDocument } from './openapi.ts';
import type { RestFace, Route } from './route.ts';

const METHODS: readonly HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Serves the REST face. */
export function registerRest(app: FastifyInstance, deps: Deps, face: RestFace): void {
  const { routes, uploads = [] } = face;
  for (const route of routes) serve(app, deps, route);
  const served = [...routes, ...uploads];
  for (const path of new Set(served.map((route) => route.path))) refuseOtherMethods(app, path, served);
  serveDocument(app, face);
}

/** The document of the REST face, for programs and for people. It never changes while the server runs. */
function serveDocument(app: FastifyInstance, face: RestFace): void {
  let document: OpenApiDocument | undefined;
  let page: string | undefined;
  const read = () => (document ??= buildOpenApi(face));
  app.get('/api/openapi.json', async () => read());
  app.get('/api/docs', (_request, reply) => {
    page ??= renderHtml(referenceOf(read()));
    return reply.type('text/html; charset=utf-8').send(page);
  });
}

function serve(app: FastifyInstance, deps: Deps, route: Route): void {
  const readInput = inputReader(route);
  const { response } = route;
  app.route({
    method: route.method,
    url: fastifyPath(route.path),
    // Looking at what a GET would answer mustn't begin anything.
    exposeHeadRoute: !route.begins,
    handler: async (request, reply) => {
      const output = await route.call(await createContext(deps, request), readInput(request));
      const next = nextPage(request, output);
      if (next !== null) reply.header('link', `<${next}>; rel="next"`);
      return reply.status(route.status).send(response?.of(output as never));
    },
  });
}

/** Refuses other methods on a path that exists with 405, not with the 404 of an unknown path. */
function refuseOtherMethods(
  app: FastifyInstance,
  path: string,
  routes: readonly Pick<Route, 'method' | 'path' | 'begins'>[],
): void {
  const here = routes.filter((route) => route.path === path);
  const known = new Set<string>(here.map((route) => route.method));
  if (here.some(({ method, begins }) => method === 'GET' && !begins)) known.add('HEAD');
  const allowed = [...known].sort().join(', ');
  app.route({
    method: [...METHODS.filter((method) => !known.has(method)), ...(here.some(({ begins }) => begins) ? ['HEAD'] : [])],
    url: fastifyPath(path),
    onRequest: async (_request, reply) => {
      reply.header('allow', allowed);
      throw new AppError('METHOD_NOT_ALLOWED', `This address is called with ${allowed}.`);
    },
    handler: () => undefined,
  });
}

function fastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** The address of a list's next page, relative to the server: the same query with the cursor moved on. */
function nextPage(request: FastifyRequest, output: unknown): string | null {
  if (typeof output !== 'object' || output === null || !('nextCursor' in output)) return null;
  if (typeof output.nextCursor !== 'string') return null;
  const [path = '', query = ''] = request.url.split('?');
  const search = new URLSearchParams(query);
  search.set('cursor', output.nextCursor);
  return `${path}?${search}`;
}
