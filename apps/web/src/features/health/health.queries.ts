import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** While the page is visible, it looks again this often, milliseconds. */
export const REFRESH_MS = 15_000;

/** How the server is, looked at again and again while the page is visible; and how to look at once. */
export function useHealth() {
  const { isFetching, refetch, ...query } = trpc.health.get.useQuery(undefined, {
    ...serverOnly.options,
    refetchInterval: REFRESH_MS,
    // Without its database, the server answers no call that comes together with others.
    trpc: { context: { alone: true } },
  });
  return {
    view: serverOnly.view({ isFetching, refetch, ...query }),
    isChecking: isFetching,
    checkNow: () => void refetch(),
  };
}

/** The last backup, and how often admins are reminded. */
export function useBackups() {
  return serverOnly.view(trpc.health.backups.useQuery(undefined, serverOnly.options));
}
