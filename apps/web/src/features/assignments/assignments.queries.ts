import { serverOnly, serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** What a group has set, for its members. */
export function useGroupAssignments(id: string) {
  return serverThenLastReply.view(trpc.assignments.list.useQuery({ id }, serverThenLastReply.options));
}

/** What the person's groups have set and the person hasn't done; asked anew each time, since taking a quiz changes it. */
export function useOwnAssignments() {
  return serverThenLastReply.view(
    trpc.assignments.mine.useQuery(undefined, { ...serverThenLastReply.options, staleTime: 0 }),
  );
}

/** Who of a group has done it, for its admins: other people's results stay on no device. */
export function useAssignmentProgress(id: string, quizId: string) {
  return serverOnly.view(trpc.assignments.progress.useQuery({ id, quizId }, serverOnly.options));
}

/** The quizzes that a group shares: its admins set these. */
export function useAssignableQuizzes(id: string) {
  return serverThenLastReply.view(trpc.studyGroups.quizzes.useQuery({ id }, serverThenLastReply.options));
}
