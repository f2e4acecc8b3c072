import { newId } from '@quorbit/contracts/lib/ids';
import { achievements } from '@quorbit/db/schema/achievements';
import { endingsAt } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { plantFriends } from '../../testing/planted/friends.ts';
import { plantPerson } from '../../testing/planted/person.ts';

export const calls: AreaCalls = {
  procedures: {
    get: { endings: endingsAt.signedIn(), input: async ({ server }) => ({ id: (await plantPerson(server)).id }) },
    cheer: {
      endings: endingsAt.signedIn(),
      input: async ({ server, actor }) => {
        const friend = await plantPerson(server);
        const medal = { userId: friend.id, achievementId: 'streak_3', unlockedAt: server.deps.now() };
        await server.deps.database.transaction((tx) => tx.insert(achievements).values(medal));
        if (actor) await plantFriends(server, actor, friend);
        return { id: friend.id, achievement: 'streak_3' };
      },
      changes: ['cheers', 'notification_queue'],
    },
  },
  plant: async ({ server }, { ids }) => {
    ids.people = [(await plantPerson(server)).id, newId()];
  },
};
