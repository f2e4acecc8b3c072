import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Loads the state of sync across all devices, for admins. */
export function useSyncHealth() {
  return serverOnly.view(trpc.sync.health.useQuery(undefined, serverOnly.options));
}
