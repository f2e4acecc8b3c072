import { useGroupMemory } from './group-memory.queries.ts';

/** What a group is about to forget together, for its page. */
export function useMemoryOfGroup(groupId: string) {
  return useGroupMemory(groupId);
}
