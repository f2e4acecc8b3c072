import { useGroupAssignments } from './assignments.queries.ts';

/** What a group has set, for its page. */
export function useAssignmentsOfGroup(groupId: string) {
  return useGroupAssignments(groupId);
}
