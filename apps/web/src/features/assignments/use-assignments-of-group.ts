import { useGroupAssignments } from './assignments.queries.ts';

/** The quizzes that a group has set, for its page. */
export function useAssignmentsOfGroup(groupId: string) {
  return useGroupAssignments(groupId);
}
