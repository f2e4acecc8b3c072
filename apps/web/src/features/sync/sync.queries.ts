import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** What admins see of sync over all devices. */
export function useSyncHealth() {
  return serverOnly.view(trpc.sync.health.useQuery(undefined, serverOnly.options));
}
