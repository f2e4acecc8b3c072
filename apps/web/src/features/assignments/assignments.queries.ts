import { serverOnly, serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** Queries a group's assignments, for its members. */
export function useGroupAssignments(id: string) {
  return serverThenLastReply.view(trpc.assignments.list.useQuery({ id }, serverThenLastReply.options));
}

/**
 * Queries the assignments of the learner's groups that the learner hasn't done; always refetched, because taking a quiz
 * changes them.
 */
export function useOwnAssignments() {
  return serverThenLastReply.view(
    trpc.assignments.mine.useQuery(undefined, { ...serverThenLastReply.options, staleTime: 0 }),
  );
}

/**
 * Queries which members of a group have done an assignment, for the group's admins. Other people's results aren't
 * stored on the device.
 */
export function useAssignmentProgress(id: string, quizId: string) {
  return serverOnly.view(trpc.assignments.progress.useQuery({ id, quizId }, serverOnly.options));
}

/** Queries the quizzes that a group shares, from which its admins set assignments. */
export function useAssignableQuizzes(id: string) {
  return serverThenLastReply.view(trpc.studyGroups.quizzes.useQuery({ id }, serverThenLastReply.options));
}
