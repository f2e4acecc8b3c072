import { level } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';

export const calls: AreaCalls = {
  procedures: {
    get: { endings: level.admin() },
    backups: { endings: level.admin() },
    setReminder: {
      endings: level.admin(),
      input: () => ({ reminder: 'monthly' }),
      changes: ['meta', 'audit_entries'],
    },
    testMail: { endings: level.admin(), changes: ['audit_entries'] },
  },
};
