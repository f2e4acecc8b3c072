import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';
import { pathOf } from './calls.ts';
import { sendError } from './errors.ts';

const WEB_DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const NOT_PAGES = /^\/(api|trpc|packs|assets)(\/|$)/;
/**
 * Matches paths of files. A missing file must not be answered with the page, which browsers would take for a script or
 * a picture.
 */
const FILE = /\.[a-z0-9]+$/i;
const FOREVER = 'public, max-age=31536000, immutable';

/** The paths at which people without an account arrive. Their page has what `fillFirstPage` adds to it. */
const FIRST_PAGES: readonly string[] = ['/', '/login'];

export interface StaticFilesOptions {
  folder?: string | undefined;
  /** Returns the HTML of the first page, made from that of index.html. */
  fillFirstPage: (html: string, request: FastifyRequest) => Promise<string>;
}

/** Serves the built web app; every address that is neither a file nor a call gets the app's page. */
export async function registerStaticFiles(
  app: FastifyInstance,
  { folder = WEB_DIST, fillFirstPage }: StaticFilesOptions,
): Promise<void> {
  const page = join(folder, 'index.html');
  const built = existsSync(page);
  const html = built ? await readFile(page, 'utf8') : '';
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      // The start page is answered below, like all other pages.
      index: false,
      cacheControl: false,
      // The build has also stored each text file as Brotli; clients that don't accept it get gzip, compressed on
      // request.
      preCompressed: true,
      setHeaders: (reply, path) => {
        // Files under /assets have a hash of their content in the name. Browsers check all other files again each time,
        // above all the service worker and the page, which name the newest version.
        reply.setHeader('cache-control', path.includes('/assets/') ? FOREVER : 'no-cache');
        reply.setHeader('vary', 'accept-encoding');
      },
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && isPagePath(path);
    if (!built || !isPage) {
      // Without `no-store` browsers may cache the 404, although the file may exist after the next deployment.
      reply.header('cache-control', 'no-store');
      return sendError(request, reply, new AppError('NOT_FOUND', 'There is nothing at this address.'));
    }
    reply.header('cache-control', 'no-cache');
    const filled = FIRST_PAGES.includes(path) ? await fillFirstPage(html, request) : html;
    return filled === html ? reply.sendFile('index.html') : reply.type('text/html; charset=utf-8').send(filled);
  });
}

function isPagePath(path: string): boolean {
  return !NOT_PAGES.test(path) && !FILE.test(path);
}
