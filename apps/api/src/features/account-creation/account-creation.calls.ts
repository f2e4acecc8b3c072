import { randomBytes } from 'node:crypto';
import { newId } from '@quorbit/contracts/lib/ids';
import { level } from '../../testing/area/callers.ts';
import { type AreaCalls, MIRROR_TABLES } from '../../testing/area/calls.ts';

export const calls: AreaCalls = {
  procedures: {
    findTaken: { endings: level.admin(), input: () => ({ emails: ['ada@example.org'] }) },
    create: {
      endings: level.admin(),
      input: () => ({
        key: randomBytes(32).toString('hex'),
        accounts: [
          { name: 'Ada', email: `${newId()}@example.org`, role: 'user' },
          { name: 'Grace', email: `${newId()}@example.org`, role: 'premium' },
        ],
      }),
      changes: ['users', 'user_words', 'learners', 'audit_entries', 'account_creations', ...MIRROR_TABLES],
    },
  },
};
