import { level } from '../../testing/area/callers.ts';
import { type AreaCalls, MIRROR_TABLES } from '../../testing/area/calls.ts';

export const calls: AreaCalls = {
  procedures: {
    get: { endings: level.admin() },
    rename: {
      endings: level.admin(),
      input: () => ({ name: 'Northside School' }),
      changes: ['school', 'audit_entries'],
    },
    setContact: {
      endings: level.admin(),
      input: () => ({ contact: 'Ms Rivera, room 12' }),
      changes: ['school', 'audit_entries', ...MIRROR_TABLES],
    },
    saveSetup: { endings: level.admin(), input: () => ({ step: 'accounts' }), changes: ['school'] },
  },
};
