import { endingsAt } from '../../testing/area/callers.ts';
import type { AreaCalls } from '../../testing/area/calls.ts';

export const calls: AreaCalls = {
  procedures: {
    get: { endings: endingsAt.admin() },
    backups: { endings: endingsAt.admin() },
    setReminder: {
      endings: endingsAt.admin(),
      input: () => ({ reminder: 'monthly' }),
      changes: ['meta', 'audit_entries'],
    },
    testMail: { endings: endingsAt.admin(), changes: ['audit_entries'] },
  },
};
