import { endingsAt } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';
import { plantSwitches } from '../../testing/planted/switches.ts';

export const calls: AreaCalls = {
  procedures: {
    current: { endings: endingsAt.signedIn() },
    get: { endings: endingsAt.admin() },
    set: {
      endings: endingsAt.admin(),
      // Turning Google sign-in off doesn't affect the other calls that run beside this one.
      input: async ({ server }) => {
        await plantSwitches(server, { google: true });
        return { name: 'google', was: true, to: false };
      },
      changes: ['feature_switches', 'audit_entries'],
    },
  },
};
