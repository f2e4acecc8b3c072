import { exportPathOf } from '@quorbit/contracts/accounts/export';
import { personInput } from '@quorbit/contracts/administration/schema';
import { type Case, endingsAt } from '../../testing/area/callers.ts';
import { type AreaCalls, MIRROR_TABLES } from '../../testing/area/calls.ts';
import { updateUser } from '../accounts/accounts.repository.ts';

/** Creates another user as the target of a call, because admins can't change their own accounts with these calls. */
async function plantUserId({ server }: Case): Promise<{ userId: string }> {
  return { userId: (await server.person()).id };
}

export const calls: AreaCalls = {
  procedures: {
    figures: { endings: endingsAt.admin() },
    people: { endings: endingsAt.admin(), input: () => ({ query: 'p' }) },
    audit: { endings: endingsAt.admin(), input: () => ({ action: 'account.registered' }) },
    quizzes: { endings: endingsAt.admin(), input: () => ({ limit: 5 }) },
    questions: { endings: endingsAt.admin(), input: () => ({ limit: 5 }) },
    setRole: {
      endings: endingsAt.admin(),
      input: async (testCase) => ({ ...(await plantUserId(testCase)), role: 'premium' }),
      changes: ['users', 'audit_entries', ...MIRROR_TABLES],
    },
    suspend: { endings: endingsAt.admin(), input: plantUserId, changes: ['users', 'sessions', 'audit_entries'] },
    restore: {
      endings: endingsAt.admin(),
      input: async (testCase) => {
        const { userId } = await plantUserId(testCase);
        await testCase.server.deps.database.transaction((tx) => updateUser(tx, userId, { suspendedAt: new Date() }));
        return { userId };
      },
      changes: ['users', 'audit_entries'],
    },
    resetPassword: {
      endings: endingsAt.admin(),
      input: plantUserId,
      changes: ['users', 'sessions', 'audit_entries', 'mail_tokens', ...MIRROR_TABLES],
    },
    export: {
      endings: endingsAt.admin(),
      input: plantUserId,
      address: (input) => exportPathOf(personInput.parse(input).userId),
      changes: ['audit_entries'],
    },
    delete: {
      endings: endingsAt.admin(),
      input: plantUserId,
      changes: [
        'users',
        'user_words',
        'learners',
        'sessions',
        'gone_accounts',
        'audit_entries',
        'notification_queue',
        'mails',
        'mail_tokens',
        ...MIRROR_TABLES,
      ],
    },
  },
};
