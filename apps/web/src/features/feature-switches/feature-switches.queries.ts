import { serverOnly, serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Loads the current feature switches for every user. */
export function useSwitches() {
  return serverThenLastReply.view(trpc.featureSwitches.current.useQuery(undefined, serverThenLastReply.options));
}

/** Loads the saved switches for admins, and the features whose environment variables are missing. */
export function useManagedSwitches() {
  return serverOnly.view(trpc.featureSwitches.get.useQuery(undefined, serverOnly.options));
}
