import { useGroupMemory } from './group-memory.queries.ts';

/** Loads the quizzes that a group is about to forget, for the group's page. */
export function useMemoryOfGroup(groupId: string) {
  return useGroupMemory(groupId);
}
