import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** What a group wants to do together; asked anew each time, since everybody's work changes it. Shares stay on no device. */
export function useGroupChallenges(id: string) {
  return serverOnly.view(trpc.groupChallenges.list.useQuery({ id }, { ...serverOnly.options, staleTime: 0 }));
}
