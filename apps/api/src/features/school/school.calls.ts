import { endingsAt } from '../../testing/area/callers.ts';
import { type AreaCalls, MIRROR_TABLES } from '../../testing/area/calls.ts';

export const calls: AreaCalls = {
  procedures: {
    get: { endings: endingsAt.admin() },
    rename: {
      endings: endingsAt.admin(),
      input: () => ({ name: 'Northside School' }),
      changes: ['school', 'audit_entries'],
    },
    setContact: {
      endings: endingsAt.admin(),
      input: () => ({ contact: 'Ms Rivera, room 12' }),
      changes: ['school', 'audit_entries', ...MIRROR_TABLES],
    },
    saveSetup: { endings: endingsAt.admin(), input: () => ({ step: 'accounts' }), changes: ['school'] },
  },
};
