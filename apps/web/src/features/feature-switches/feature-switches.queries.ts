import { serverOnly, serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** What admins switched off. */
export function useSwitches() {
  return serverThenLastReply.view(trpc.featureSwitches.current.useQuery(undefined, serverThenLastReply.options));
}

/** For admins: what is saved, and what can't be on. */
export function useManagedSwitches() {
  return serverOnly.view(trpc.featureSwitches.get.useQuery(undefined, serverOnly.options));
}
