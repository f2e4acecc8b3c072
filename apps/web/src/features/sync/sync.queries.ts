import { serverOnly } from '#lib/read-policy.ts';
import { trpc } from '#lib/trpc.ts';

/** What admins see of sync over all devices. */
export function useSyncHealth() {
  return serverOnly.view(trpc.sync.health.useQuery(undefined, serverOnly.options));
}
