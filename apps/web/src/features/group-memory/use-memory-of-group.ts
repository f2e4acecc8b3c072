import { useGroupMemory } from './group-memory.queries.ts';

/** The quizzes that a group is about to forget, for its page. */
export function useMemoryOfGroup(groupId: string) {
  return useGroupMemory(groupId);
}
