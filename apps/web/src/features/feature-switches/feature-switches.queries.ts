import { lastReplyKept, serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** What admins switched off. */
export function useSwitches() {
  return lastReplyKept.view(trpc.featureSwitches.current.useQuery(undefined, lastReplyKept.options));
}

/** For admins: what is saved, and what can't be on. */
export function useManagedSwitches() {
  return serverOnly.view(trpc.featureSwitches.get.useQuery(undefined, serverOnly.options));
}
