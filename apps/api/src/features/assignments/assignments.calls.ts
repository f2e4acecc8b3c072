import { learnerDay } from '@quorbit/contracts/streaks/days';
import { type Case, endingsAt } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { plantAssignment } from '../../testing/planted/assignment.ts';
import { plantGroup } from '../../testing/planted/group.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';

/** For what the members, or the admins, of an open group may do. */
const OUTSIDERS_FORBIDDEN = { userStranger: 'FORBIDDEN', premiumStranger: 'FORBIDDEN', admin: 'FORBIDDEN' } as const;

export const calls: AreaCalls = {
  procedures: {
    list: {
      endings: endingsAt.signedIn(OUTSIDERS_FORBIDDEN),
      input: async (testCase) => ({ id: (await plantOwnAssignment(testCase)).id }),
    },
    mine: { endings: endingsAt.signedIn() },
    progress: { endings: endingsAt.signedIn(OUTSIDERS_FORBIDDEN), input: plantOwnAssignment },
    set: {
      endings: endingsAt.signedIn(OUTSIDERS_FORBIDDEN),
      input: async ({ server, owner }) => {
        const { id: quizId } = await plantQuiz(server, { ownerId: null });
        const { id } = await plantGroup(server, owner, { quizIds: [quizId] });
        return { id, quizId, dueOn: learnerDay(server.deps.now(), 'UTC') };
      },
      changes: ['group_assignments'],
    },
    remove: {
      endings: endingsAt.signedIn(OUTSIDERS_FORBIDDEN),
      input: plantOwnAssignment,
      changes: ['group_assignments'],
    },
  },
};

/** A quiz that the owner's group has to take. */
async function plantOwnAssignment({ server, owner }: Case) {
  const { id: quizId } = await plantQuiz(server, { ownerId: null });
  const { id } = await plantGroup(server, owner, { quizIds: [quizId] });
  await plantAssignment(server, owner, { id, quizId });
  return { id, quizId };
}
