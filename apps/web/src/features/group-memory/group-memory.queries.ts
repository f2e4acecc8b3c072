import { serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Loads the quizzes that a group's members are about to forget, visible to members only. */
export function useGroupMemory(id: string) {
  return serverThenLastReply.view(trpc.groupMemory.get.useQuery({ id }, serverThenLastReply.options));
}
