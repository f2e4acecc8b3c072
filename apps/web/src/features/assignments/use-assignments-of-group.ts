import { useGroupAssignments } from './assignments.queries.ts';

/** Queries the assignments of a group, for the group's page. */
export function useAssignmentsOfGroup(groupId: string) {
  return useGroupAssignments(groupId);
}
