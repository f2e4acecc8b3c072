import type { Plugin } from 'vite';

/**
 * Gives the code of tRPC's socket link an id of its own. The package's index names it as well; under one id it would be
 * loaded with the rest of the package, at the start, though only `lib/socket-link.ts` uses it.
 */
export function socketLater(): Plugin {
  return {
    name: 'socket-later',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer) {
      if (!importer?.includes('/@trpc/client/dist/links/wsLink/') || !source.includes('/wsLink-')) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      if (!found) this.error(`tRPC's socket link is no longer at ${source}.`);
      return `${found.id}?later`;
    },
  };
}
