import { trpc } from '#lib/trpc.ts';

/** What admins see of sync over all devices. */
export function useSyncHealth() {
  return trpc.sync.health.useQuery();
}
