import { serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** What a group is about to forget together, for its members. */
export function useGroupMemory(id: string) {
  return serverThenLastReply.view(trpc.groupMemory.get.useQuery({ id }, serverThenLastReply.options));
}
