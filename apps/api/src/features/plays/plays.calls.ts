import { endingsAt, OWNER_ONLY } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { answersTo, plantChallenge, plantPlay } from '../../testing/planted/challenge.ts';
import { plantPerson } from '../../testing/planted/person.ts';

export const calls: AreaCalls = {
  procedures: {
    save: {
      endings: endingsAt.signedIn(OWNER_ONLY),
      input: async ({ server, owner }) => {
        const play = await plantPlay(server, owner, await plantChallenge(server));
        return { id: play.id, revision: 1, answers: answersTo(play) };
      },
      changes: ['plays'],
    },
  },
  plant: async ({ server }, { ids }) => {
    const player = await plantPerson(server);
    ids.plays = [(await plantPlay(server, player, await plantChallenge(server))).id];
  },
};
