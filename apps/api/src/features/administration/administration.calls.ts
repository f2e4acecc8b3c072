import { exportAddressOf } from '@quorbit/contracts/accounts/export';
import { personInput } from '@quorbit/contracts/administration/schema';
import { type Case, level } from '../../testing/area/callers.ts';
import { type AreaCalls, MIRROR_TABLES } from '../../testing/area/calls.ts';
import { updateUser } from '../accounts/accounts.repository.ts';

/** Somebody else: admins can't do any of this to themselves. */
async function somebody({ server }: Case): Promise<{ userId: string }> {
  return { userId: (await server.person()).id };
}

export const calls: AreaCalls = {
  procedures: {
    figures: { endings: level.admin() },
    people: { endings: level.admin(), input: () => ({ query: 'p' }) },
    audit: { endings: level.admin(), input: () => ({ action: 'account.registered' }) },
    quizzes: { endings: level.admin(), input: () => ({ limit: 5 }) },
    questions: { endings: level.admin(), input: () => ({ limit: 5 }) },
    setRole: {
      endings: level.admin(),
      input: async (given) => ({ ...(await somebody(given)), role: 'premium' }),
      changes: ['users', 'audit_entries', ...MIRROR_TABLES],
    },
    suspend: { endings: level.admin(), input: somebody, changes: ['users', 'sessions', 'audit_entries'] },
    restore: {
      endings: level.admin(),
      input: async (given) => {
        const { userId } = await somebody(given);
        await given.server.deps.database.transaction((tx) => updateUser(tx, userId, { suspendedAt: new Date() }));
        return { userId };
      },
      changes: ['users', 'audit_entries'],
    },
    resetPassword: {
      endings: level.admin(),
      input: somebody,
      changes: ['users', 'sessions', 'audit_entries', 'mail_tokens', ...MIRROR_TABLES],
    },
    export: {
      endings: level.admin(),
      input: somebody,
      address: (input) => exportAddressOf(personInput.parse(input).userId),
      changes: ['audit_entries'],
    },
    delete: {
      endings: level.admin(),
      input: somebody,
      changes: [
        'users',
        'user_words',
        'learners',
        'sessions',
        'gone_accounts',
        'audit_entries',
        'mails',
        'mail_tokens',
        ...MIRROR_TABLES,
      ],
    },
  },
};
