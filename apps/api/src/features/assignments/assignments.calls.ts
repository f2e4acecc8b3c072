import { learnerDay } from '@quorbit/contracts/streaks/days';
import { type Case, endingsAt } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { plantAssignment } from '../../testing/planted/assignment.ts';
import { plantGroup } from '../../testing/planted/group.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';

/** The expected refusals for people outside a study group, for calls that only its members or its admins may make. */
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

/** Creates a group of the owner with a quiz set as its assignment. */
async function plantOwnAssignment({ server, owner }: Case) {
  const { id: quizId } = await plantQuiz(server, { ownerId: null });
  const { id } = await plantGroup(server, owner, { quizIds: [quizId] });
  await plantAssignment(server, owner, { id, quizId });
  return { id, quizId };
}
