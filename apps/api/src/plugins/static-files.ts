import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
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

/** Serves the built web app; every address that is neither a file nor a call gets the app's page. */
export async function registerStaticFiles(app: FastifyInstance, folder: string = WEB_DIST): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
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
  app.setNotFoundHandler((request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && isPagePath(pathOf(request));
    if (!built || !isPage) {
      // Without `no-store` browsers may cache the 404, although the file may exist after the next deployment.
      reply.header('cache-control', 'no-store');
      return sendError(request, reply, new AppError('NOT_FOUND', 'There is nothing at this address.'));
    }
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}

function isPagePath(path: string): boolean {
  return !NOT_PAGES.test(path) && !FILE.test(path);
}
