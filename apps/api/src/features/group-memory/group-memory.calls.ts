import { endingsAt } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { plantGroup } from '../../testing/planted/group.ts';

export const calls: AreaCalls = {
  procedures: {
    get: {
      endings: endingsAt.signedIn({ userStranger: 'FORBIDDEN', premiumStranger: 'FORBIDDEN', admin: 'FORBIDDEN' }),
      input: async ({ server, owner }) => ({ id: (await plantGroup(server, owner)).id }),
    },
  },
};
