import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** How often the health page checks again while it's visible, in milliseconds. */
export const REFRESH_MS = 15_000;

/** Loads the server's health, again and again while the page is visible. `checkNow` checks at once. */
export function useHealth() {
  const { isFetching, refetch, ...query } = trpc.health.get.useQuery(undefined, {
    ...serverOnly.options,
    refetchInterval: REFRESH_MS,
    // The health call is never batched, because the server can't answer batched calls without its database.
    trpc: { context: { alone: true } },
  });
  return {
    view: serverOnly.view({ isFetching, refetch, ...query }),
    isChecking: isFetching,
    checkNow: () => void refetch(),
  };
}

/** Loads the date of the last backup and how often admins are reminded. */
export function useBackups() {
  return serverOnly.view(trpc.health.backups.useQuery(undefined, serverOnly.options));
}
