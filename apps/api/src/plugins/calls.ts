import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may be anything: the route has a parser and a limit of its own. */
    anyBody?: true;
  }
}

const API_PATH = /^\/(api|trpc|packs|images)(\/|$)/;
const UNCACHED_PATH = /^\/(api|trpc)(\/|$)/;
const TRPC_PATH = /^\/trpc(\/|$)/;
const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);
const HOST = /^([\w.-]*|\[[\da-f:.]+\])(:\d{1,5})?$/i;
const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** The address without its query, which may contain tokens and search words. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/';
}

/** Where a request goes. Taken from the matched route if there is one: the path itself may be percent-encoded. */
function targetPath(request: FastifyRequest): string {
  return request.routeOptions.url ?? pathOf(request);
}

/** Whether this is a call, and not a page or file of the web app. */
export function isApiCall(request: FastifyRequest): boolean {
  return API_PATH.test(targetPath(request));
}

export function isTrpc(request: FastifyRequest): boolean {
  return TRPC_PATH.test(targetPath(request));
}

/**
 * What holds for all calls: responses are not cached, and bodies are JSON. Other content types are refused before they
 * are read, since parsers for them (tRPC's form data among them) know no limit of size.
 */
export function registerCallRules(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  // A DELETE often has the JSON content type without a body.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, String(body), done);
  });
  app.addHook('onRequest', async (request, reply) => {
    // tRPC makes an address of it, which fails for what is no host.
    if (!HOST.test(request.headers.host ?? '')) throw new AppError('INVALID', 'The Host header names no host.');
    if (!UNCACHED_PATH.test(targetPath(request))) return;
    reply.header('cache-control', 'no-store');
    if (!METHODS.has(request.method)) throw new AppError('METHOD_NOT_ALLOWED', 'This method is not used here.');
    const type = request.headers['content-type'];
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    if (hasBody && !request.routeOptions.config.anyBody && type !== undefined && !JSON_TYPE.test(type)) {
      throw new AppError('NOT_JSON', 'Send the body as application/json.');
    }
  });
}
