import { newId } from '@quorbit/contracts/lib/ids';
import { sessions } from '@quorbit/db/schema/accounts';
import { eq } from 'drizzle-orm';
import { issueMailToken, type TokenPurpose } from '../features/accounts/mail-tokens.ts';
import { shownIdOf } from '../features/accounts/sessions.ts';
import { type PlantedQuiz, plantedQuestion, submission } from '../testing/planted-quiz.ts';
import { TEST_PASSWORD } from '../testing/test-server.ts';
import { type Answers, type Case, level } from './callers.ts';

const NEW_PASSWORD = 'another horse, another battery';

export interface Row {
  answers: Answers;
  /** A valid input on fresh data; without it the procedure takes none. */
  input?: (it: Case) => unknown;
  /** The tables that an allowed call changes. */
  changes?: readonly string[];
  /** The tables that a refused call may change. */
  changesWhenRefused?: readonly string[];
}

const MIRROR = ['sync_rows', 'sync_scopes'] as const;
const CONTENT = ['quizzes', 'quiz_versions', 'packs', ...MIRROR] as const;
const LEARNING = ['cards', 'review_log', 'achievements'] as const;
const TOTALS = ['learners', 'xp_ledger', 'xp_periods', 'active_days'] as const;

/** Every procedure of the router: who may call it, with what answer, and what may change in the database. */
export const TABLE: Record<string, Row> = {
  'accounts.options': { answers: level.everybody() },
  'accounts.register': {
    answers: level.everybody(),
    input: () => ({ name: 'New Person', email: `${newId()}@example.org`, password: NEW_PASSWORD }),
    changes: ['users', 'learners', 'sessions', 'audit_entries', 'mails', 'mail_tokens', ...MIRROR],
  },
  'accounts.login': {
    answers: level.everybody({ suspended: 'WRONG_CREDENTIALS' }),
    input: ({ owner }) => ({ email: owner.user.email, password: TEST_PASSWORD }),
    changes: ['sessions'],
    changesWhenRefused: ['sign_in_failures'],
  },
  'accounts.forgotPassword': {
    answers: level.everybody(),
    input: ({ owner }) => ({ email: owner.user.email }),
    changes: ['mails', 'mail_tokens'],
  },
  'accounts.resetPassword': {
    answers: level.everybody(),
    input: async (it) => ({ token: await mailToken(it, 'reset-password'), password: NEW_PASSWORD }),
    changes: ['users', 'sessions', 'audit_entries', 'mails', 'mail_tokens', ...MIRROR],
  },
  'accounts.verifyEmail': {
    answers: level.everybody(),
    input: async (it) => ({ token: await mailToken(it, 'verify-email') }),
    changes: ['users', 'mail_tokens', ...MIRROR],
  },
  'accounts.sendVerification': { answers: level.signedIn(), changes: ['mails', 'mail_tokens'] },
  'accounts.logout': { answers: level.signedIn(), changes: ['sessions'] },
  'accounts.logoutAll': { answers: level.signedIn(), changes: ['sessions', 'audit_entries'] },
  'accounts.sessions': { answers: level.signedIn() },
  'accounts.endSession': {
    answers: level.signedIn({ userStranger: 'NOT_FOUND', premiumStranger: 'NOT_FOUND', admin: 'NOT_FOUND' }),
    input: async (it) => ({ id: await shownSession(it) }),
    changes: ['sessions', 'audit_entries'],
  },
  'accounts.me': { answers: level.signedIn() },
  'accounts.get': { answers: level.signedIn(), input: ({ owner }) => ({ id: owner.id }) },
  'accounts.updateRole': {
    answers: level.signedIn({ userStranger: 'FORBIDDEN', premiumStranger: 'FORBIDDEN', admin: 'FORBIDDEN' }),
    input: ({ owner }) => ({ userId: owner.id, role: owner.user.role === 'user' ? 'premium' : 'user' }),
    changes: ['users', 'audit_entries', ...MIRROR],
  },
  'accounts.updateSettings': {
    answers: level.signedIn(),
    input: () => ({ name: 'Another Name', timeZone: 'Asia/Tokyo', leaderboardOptOut: true, reminderTime: '19:00' }),
    changes: ['users', ...MIRROR],
  },
  'accounts.changePassword': {
    answers: level.signedIn(),
    input: () => ({ currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD }),
    changes: ['users', 'audit_entries', 'mails', ...MIRROR],
  },
  'accounts.export': { answers: level.signedIn(), changes: ['audit_entries'] },
  'accounts.delete': {
    answers: level.signedIn(),
    input: async (it) => {
      await it.quiz();
      await it.takenQuiz();
      await it.report();
      return { password: TEST_PASSWORD };
    },
    changes: ['users', 'sessions', 'gone_accounts', 'audit_entries', 'attempts', ...LEARNING, ...TOTALS, ...CONTENT],
  },

  'quizzes.list': { answers: level.signedIn(), input: () => ({}) },
  'quizzes.categories': { answers: level.signedIn() },
  'quizzes.get': { answers: level.signedIn({ userStranger: 'NOT_FOUND' }), input: quizId },
  'quizzes.start': { answers: level.signedIn({ userStranger: 'NOT_FOUND' }), input: quizId },
  'quizzes.create': {
    answers: level.premium(),
    input: () => ({ title: `Quiz ${newId()}`, category: 'General' }),
    changes: CONTENT,
  },
  'quizzes.addQuestion': {
    answers: level.premium({ premiumStranger: 'NOT_FOUND' }),
    input: async (it) => ({ quizId: (await it.quiz()).id, ...plantedQuestion('easy', 7) }),
    changes: CONTENT,
  },
  'quizzes.deleteQuestion': {
    answers: level.premium({ premiumStranger: 'NOT_FOUND' }),
    input: async (it) => ({ id: (await it.quiz()).id, index: 0 }),
    changes: CONTENT,
  },
  'quizzes.delete': {
    answers: level.premium({ premiumStranger: 'NOT_FOUND' }),
    input: quizId,
    changes: ['quizzes', ...MIRROR],
  },
  'quizzes.deleteByTitle': {
    answers: level.premium({ premiumStranger: 'NOT_FOUND' }),
    input: async (it) => ({ title: (await it.quiz()).title }),
    changes: ['quizzes', ...MIRROR],
  },

  'attempts.submit': {
    answers: level.signedIn({ userStranger: 'NOT_FOUND' }),
    input: async (it) => submission(await it.quiz(), { right: 1, finishedAt: it.server.deps.now().toISOString() }),
    changes: ['attempts', ...LEARNING, ...TOTALS, ...MIRROR],
  },
  'reports.list': {
    answers: level.signedIn({ userStranger: 'NOT_FOUND', premiumStranger: 'NOT_FOUND' }),
    input: ({ owner }) => ({ userId: owner.id }),
  },
  'reports.get': {
    answers: level.signedIn({ userStranger: 'NOT_FOUND', premiumStranger: 'NOT_FOUND' }),
    input: async (it) => ({ id: await it.report() }),
  },

  'reviews.list': { answers: level.signedIn(), input: () => ({}) },
  'reviews.rate': {
    answers: level.signedIn({ userStranger: 'NOT_FOUND', premiumStranger: 'NOT_FOUND', admin: 'NOT_FOUND' }),
    input: async (it) => ({ ...(await it.card()), quality: 5 }),
    changes: ['cards', 'review_log', 'learners', 'xp_ledger', 'xp_periods', ...MIRROR],
  },
  'achievements.list': {
    answers: level.signedIn({ userStranger: 'NOT_FOUND', premiumStranger: 'NOT_FOUND', admin: 'NOT_FOUND' }),
    input: ({ owner }) => ({ userId: owner.id }),
  },

  'sync.exchange': {
    answers: level.signedIn(),
    input: async (it) => exchangeOf(await it.quiz(), it.server.deps.now()),
    changes: ['attempts', 'achievements', ...TOTALS, 'sync_clients', 'op_receipts', ...MIRROR],
  },
  'sync.health': { answers: level.admin() },
  'sync.replay': {
    answers: level.admin(),
    input: async (it) => {
      await it.parked();
      return { userId: it.owner.id };
    },
    changes: ['op_receipts', 'attempts', 'achievements', ...TOTALS, ...MIRROR],
  },
};

/** An exchange that brings one attempt. Somebody else's premium quiz is refused inside the answer, not by it. */
function exchangeOf(quiz: PlantedQuiz, now: Date) {
  const { timeZone: _zone, ...args } = submission(quiz, { finishedAt: now.toISOString() });
  const at = now.toISOString();
  const op = { seq: 1, opId: newId(), type: 'attempt.submit', v: 1, at, tz: 'UTC', args: { ...args, packHash: '' } };
  return { protocol: 1, clientId: newId(), epoch: '', cursor: '', clientNow: now.getTime(), ops: [op] };
}

async function quizId(it: Case) {
  return { id: (await it.quiz()).id };
}

async function mailToken({ server, owner }: Case, purpose: TokenPurpose): Promise<string | null> {
  const { database, now } = server.deps;
  return database.transaction((tx) => issueMailToken(tx, owner.id, purpose, now()));
}

/** The name under which the owner sees a session; where it has ended already, one that looks the same. */
async function shownSession({ server, owner }: Case): Promise<string> {
  const { database } = server.deps;
  const [session] = await database.read.select().from(sessions).where(eq(sessions.userId, owner.id));
  return shownIdOf(session?.id ?? '');
}
