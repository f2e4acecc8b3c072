import { OWN_EXPORT_PATH } from '@quorbit/contracts/accounts/export';
import { newId } from '@quorbit/contracts/lib/ids';
import { PROFILE_UPDATE } from '@quorbit/contracts/sync/ops/profile-update';
import { sessions } from '@quorbit/db/schema/accounts';
import { mails } from '@quorbit/db/schema/mails';
import { and, eq, like } from 'drizzle-orm';
import { displayIdOf } from '../../sessions/session-keys.ts';
import { type Case, endingsAt, OWNER_ONLY } from '../../testing/area/callers.ts';
import { type AreaCalls, MIRROR_TABLES, type World } from '../../testing/area/calls.ts';
import { plantPerson } from '../../testing/planted/person.ts';
import { TEST_PASSWORD } from '../../testing/test-server.ts';
import { send } from '../../testing/wire/http.ts';
import { plantOwnReport } from '../attempts/attempts.calls.ts';
import { CONTENT_TABLES, plantOwnQuiz, plantTakenQuiz } from '../quizzes/quizzes.calls.ts';
import { updateUser } from './accounts.repository.ts';
import type { TokenPurpose } from './credentials/mail-tokens.repository.ts';
import { issueMailToken } from './credentials/mail-tokens.service.ts';
import { createStopToken } from './reminders/reminder-stop.token.ts';

const NEW_PASSWORD = 'another horse, another battery';

export const calls: AreaCalls = {
  procedures: {
    options: { endings: endingsAt.everybody() },
    register: {
      endings: endingsAt.everybody(),
      input: () => ({ name: 'New Person', email: `${newId()}@example.org`, password: NEW_PASSWORD }),
      changes: [
        'users',
        'user_words',
        'learners',
        'sessions',
        'audit_entries',
        'notification_queue',
        'mails',
        'mail_tokens',
        ...MIRROR_TABLES,
      ],
    },
    login: {
      endings: endingsAt.everybody({ suspended: 'WRONG_CREDENTIALS' }),
      input: ({ owner }) => ({ email: owner.user.email, password: TEST_PASSWORD }),
      changes: ['sessions'],
      changesWhenRefused: ['sign_in_failures'],
    },
    forgotPassword: {
      endings: endingsAt.everybody(),
      input: ({ owner }) => ({ email: owner.user.email }),
      changes: ['mails', 'mail_tokens'],
    },
    resetPassword: {
      endings: endingsAt.everybody(),
      input: async (testCase) => ({ token: await mailToken(testCase, 'reset-password'), password: NEW_PASSWORD }),
      changes: ['users', 'sessions', 'audit_entries', 'mails', 'mail_tokens', ...MIRROR_TABLES],
    },
    verifyEmail: {
      endings: endingsAt.everybody(),
      input: async (testCase) => ({ token: await mailToken(testCase, 'verify-email') }),
      changes: ['users', 'mail_tokens', ...MIRROR_TABLES],
    },
    stopReminders: {
      endings: endingsAt.everybody(),
      input: ({ server, owner }) => ({ token: createStopToken(server.deps.authSecret, owner.id) }),
      changes: ['users', 'profile_stamps', ...MIRROR_TABLES],
    },
    sendVerification: {
      endings: endingsAt.signedIn(),
      input: async ({ actor, server: { deps } }) => {
        await deps.database.transaction((tx) => updateUser(tx, actor?.id ?? newId(), { emailVerifiedAt: null }));
      },
      changes: ['mails', 'mail_tokens'],
    },
    logout: { endings: endingsAt.signedIn(), changes: ['sessions'] },
    logoutAll: { endings: endingsAt.signedIn(), changes: ['sessions', 'audit_entries'] },
    sessions: { endings: endingsAt.signedIn() },
    endSession: {
      endings: endingsAt.signedIn(OWNER_ONLY),
      input: async (testCase) => ({ id: await publicSessionId(testCase) }),
      changes: ['sessions', 'audit_entries'],
    },
    me: { endings: endingsAt.signedIn() },
    get: { endings: endingsAt.signedIn(), input: ({ owner }) => ({ id: owner.id }) },
    updateRole: {
      endings: endingsAt.signedIn({ userStranger: 'FORBIDDEN', premiumStranger: 'FORBIDDEN', admin: 'FORBIDDEN' }),
      input: ({ owner }) => ({ userId: owner.id, role: owner.user.role === 'user' ? 'premium' : 'user' }),
      changes: ['users', 'audit_entries', ...MIRROR_TABLES],
    },
    updateSettings: {
      endings: endingsAt.signedIn(),
      input: () => ({
        name: 'Another Name',
        timeZone: 'Asia/Tokyo',
        leaderboardOptOut: true,
        reminderTime: '19:00',
        dailyGoal: 20,
      }),
      changes: ['users', 'user_words', 'profile_stamps', ...MIRROR_TABLES],
    },
    changePassword: {
      endings: endingsAt.signedIn(),
      input: () => ({ currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD }),
      changes: ['users', 'audit_entries', 'mails', ...MIRROR_TABLES],
    },
    confirm: { endings: endingsAt.signedIn(), input: () => ({ password: TEST_PASSWORD }), changes: ['sessions'] },
    export: { endings: endingsAt.signedIn(), address: () => OWN_EXPORT_PATH, changes: ['audit_entries'] },
    delete: {
      endings: endingsAt.signedIn(),
      input: async (testCase) => {
        await plantOwnQuiz(testCase);
        await plantTakenQuiz(testCase);
        await plantOwnReport(testCase);
        return { password: TEST_PASSWORD };
      },
      changes: [
        'users',
        'user_words',
        'sessions',
        'gone_accounts',
        'audit_entries',
        'attempts',
        'cards',
        'review_log',
        'achievements',
        'achievement_counters',
        'learners',
        'xp_ledger',
        'xp_arrivals',
        'attempt_arrivals',
        'active_days',
        'day_zones',
        ...CONTENT_TABLES,
        'quiz_questions',
      ],
    },
  },
  ops: {
    [PROFILE_UPDATE]: async (_given, count) =>
      Array.from({ length: count }, (_, index) => ({ leaderboardOptOut: index % 2 === 0, reminderTime: '07:30' })),
  },
  examples: {
    'POST /api/auth/register': async () => {
      const email = `${newId()}@example.org`;
      return { body: { name: 'Ann', email, password: TEST_PASSWORD }, expected: { user: { email, role: 'user' } } };
    },
    'POST /api/auth/login': async ({ people: { user } }) => ({
      body: { email: user.user.email, password: TEST_PASSWORD },
      expected: { user: { _id: user.id, id: user.id } },
    }),
    'POST /api/auth/logout': async ({ server }) => ({ token: (await plantPerson(server)).token }),
    'POST /api/auth/logout-all': async ({ server }) => ({ token: (await plantPerson(server)).token }),
    'POST /api/auth/forgot-password': async () => ({ body: { email: 'nobody@example.org' } }),
    'POST /api/auth/reset-password': async (world) => ({
      body: { token: await resetToken(world), password: 'another good one' },
    }),
    'GET /api/users/me': async ({ people: { user } }) => ({
      token: user.token,
      expected: { _id: user.id, id: user.id, role: 'user' },
    }),
    'PATCH /api/users/update-role': async ({ server }) => {
      const { token, id } = await plantPerson(server);
      return { token, body: { userId: id, role: 'premium' }, expected: { user: { _id: id, role: 'premium' } } };
    },
    'GET /api/users/{userId}': async ({ people: { user, premium } }) => ({
      path: `/api/users/${premium.id}`,
      token: user.token,
      expected: { _id: premium.id, id: premium.id, name: premium.user.name },
    }),
  },
  plant: async (_world, { ids }) => {
    ids.sessions = [newId()];
  },
};

async function mailToken({ server, owner }: Case, purpose: TokenPurpose): Promise<string | null> {
  const { database, now } = server.deps;
  return database.transaction((tx) => issueMailToken(tx, owner.id, purpose, now()));
}

/**
 * Returns the id under which the owner sees a session. If the session has ended already, returns an id that looks
 * alike.
 */
async function publicSessionId({ server, owner }: Case): Promise<string> {
  const { database } = server.deps;
  const [session] = await database.read.select().from(sessions).where(eq(sessions.userId, owner.id));
  return displayIdOf(session?.id ?? '');
}

/** Requests a reset mail and returns the token in it. */
async function resetToken({ server }: World): Promise<string> {
  const { user } = await plantPerson(server);
  await send(server.address, 'POST', '/api/auth/forgot-password', { body: { email: user.email } });
  const [mail] = await server.deps.database.read
    .select({ body: mails.body })
    .from(mails)
    .where(and(eq(mails.recipient, user.email), like(mails.body, '%/reset-password?%')));
  return /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
}
