import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/**
 * Loads a group's challenges, fresh on every visit, because every member's work changes them. They aren't stored on the
 * device, since they contain the members' shares.
 */
export function useGroupChallenges(id: string) {
  return serverOnly.view(trpc.groupChallenges.list.useQuery({ id }, { ...serverOnly.options, staleTime: 0 }));
}
