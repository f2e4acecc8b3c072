import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set on routes that accept any body, because they have their own parser and size limit. */
    anyBody?: true;
  }
}

const API_PATH = /^\/(api|trpc|packs|images)(\/|$)/;
const UNCACHED_PATH = /^\/(api|trpc)(\/|$)/;
const TRPC_PATH = /^\/trpc(\/|$)/;
const METHODS = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']);
const HOST = /^([\w.-]*|\[[\da-f:.]+\])(:\d{1,5})?$/i;
const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** Returns the request's path without the query, which may contain tokens and search words. */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? '/';
}

/** Returns the path of the matched route if there is one; the request's own path may be percent-encoded. */
function targetPath(request: FastifyRequest): string {
  return request.routeOptions.url ?? pathOf(request);
}

/** Returns whether a request is an API call, not one for a page or file of the web app. */
export function isApiCall(request: FastifyRequest): boolean {
  return API_PATH.test(targetPath(request));
}

export function isTrpc(request: FastifyRequest): boolean {
  return TRPC_PATH.test(targetPath(request));
}

/**
 * Registers the rules for all API calls: responses are not cached, and bodies must be JSON. Other content types are
 * refused before the body is read, since their parsers (such as tRPC's for form data) have no size limit.
 */
export function registerCallRules(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  // Clients often send DELETE with the JSON content type but without a body.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parseJson(request, String(body), done);
  });
  app.addHook('onRequest', async (request, reply) => {
    // tRPC builds a URL from the Host header, which fails for an invalid host.
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
