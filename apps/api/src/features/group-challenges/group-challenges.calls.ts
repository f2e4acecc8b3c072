import { learnerDay } from '@quorbit/contracts/streaks/days';
import { type Case, endingsAt } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { plantGroup } from '../../testing/planted/group.ts';
import { plantGroupChallenge } from '../../testing/planted/group-challenge.ts';

/** The expected refusals for people outside a study group, for calls that only its members or its admins may make. */
const OUTSIDERS_FORBIDDEN = { userStranger: 'FORBIDDEN', premiumStranger: 'FORBIDDEN', admin: 'FORBIDDEN' } as const;

export const calls: AreaCalls = {
  procedures: {
    list: {
      endings: endingsAt.signedIn(OUTSIDERS_FORBIDDEN),
      input: async (testCase) => ({ id: (await plantOwnChallenge(testCase)).id }),
    },
    create: {
      endings: endingsAt.signedIn(OUTSIDERS_FORBIDDEN),
      input: async ({ server, owner }) => ({
        id: (await plantGroup(server, owner)).id,
        title: 'A hundred reviews',
        measure: 'reviews',
        goal: 100,
        endsOn: learnerDay(server.deps.now(), 'UTC'),
      }),
      changes: ['group_challenges', 'group_activities'],
    },
    remove: {
      endings: endingsAt.signedIn(OUTSIDERS_FORBIDDEN),
      input: plantOwnChallenge,
      changes: ['group_challenges'],
    },
  },
};

/** Plants a challenge in a group of the owner. */
async function plantOwnChallenge({ server, owner }: Case) {
  const { id } = await plantGroup(server, owner);
  return { id, challengeId: await plantGroupChallenge(server, owner, id) };
}
