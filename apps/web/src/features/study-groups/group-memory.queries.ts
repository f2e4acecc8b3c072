import { lastReplyKept } from '#lib/read-policy.ts';
import { trpc } from '#lib/trpc.ts';

/** What a group is about to forget together, for its members. */
export function useGroupMemory(id: string) {
  return lastReplyKept.view(trpc.groupMemory.get.useQuery({ id }, lastReplyKept.options));
}
