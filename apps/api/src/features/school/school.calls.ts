import { level } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';

export const calls: AreaCalls = {
  procedures: {
    get: { endings: level.admin() },
    rename: { endings: level.admin(), input: () => ({ name: 'Northside School' }), changes: ['school'] },
    saveSetup: { endings: level.admin(), input: () => ({ step: 'accounts' }), changes: ['school'] },
  },
};
