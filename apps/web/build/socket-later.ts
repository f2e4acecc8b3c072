import type { Plugin } from 'vite';

/**
 * Gives tRPC's socket link a module id of its own. The package's index imports it too; under a shared id it would be
 * loaded with the rest of the package at the start, though only `lib/socket-link.ts` uses it.
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
