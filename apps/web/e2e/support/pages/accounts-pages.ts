import type { SignInOptions } from '@quorbit/contracts/accounts/schema';
import { OWN_DECISIONS } from '../cases.ts';
import { EMPTY_LIST, pageCase, type WalkedPage } from '../walked-page.ts';

const SIGN_IN = pageCase('sign-in', null, '/login');
const SIGN_UP = pageCase('sign-up', null, '/register');
const CLOSED: SignInOptions = { google: false, demo: false, registration: 'closed' };
const WELCOME = pageCase('the trial of three questions', null, '/welcome');
const SUBJECTS = pageCase('subjects of a new learner', 'fresh', '/first-steps');
const VERIFY = pageCase('e-mail confirmation', null, '/verify-email?token=x');
const STOP = pageCase('turning off reminders', null, '/stop-reminders?token=x');
const SETTINGS = pageCase('settings', 'busy', '/settings');
const SYNC = pageCase('offline and sync', 'busy', '/settings/sync');
const DECISIONS = pageCase('moderation decisions about the user', 'busy', '/moderation');
const NOTIFICATIONS = pageCase('notifications', 'busy', '/notifications');

export const PAGES: readonly WalkedPage[] = [
  {
    page: '/login',
    loaded: [SIGN_IN],
    empty: [
      {
        ...pageCase('sign-in by password alone', null, '/login'),
        answers: { 'accounts.options': { google: false, demo: false } },
      },
    ],
    failing: [SIGN_IN],
  },
  {
    page: '/welcome',
    loaded: [WELCOME],
    // If an admin removed the quiz, the page has no content at all.
    empty: 'never',
    failing: [WELCOME],
  },
  {
    page: '/register',
    loaded: [
      SIGN_UP,
      { ...pageCase('sign-up while it is closed', null, '/register'), answers: { 'accounts.options': CLOSED } },
    ],
    empty: 'never',
    failing: [SIGN_UP],
  },
  {
    page: '/first-steps',
    loaded: [SUBJECTS, pageCase('daily goal of a new learner', 'fresh', '/first-steps?step=goal')],
    empty: [{ ...SUBJECTS, name: 'no subjects to choose from', answers: { 'quizzes.categories': [] } }],
    failing: [SUBJECTS],
  },
  { page: '/forgot-password', static: true, loaded: [pageCase('password reset request', null, '/forgot-password')] },
  { page: '/reset-password', static: true, loaded: [pageCase('new password', null, '/reset-password?token=x')] },
  {
    page: '/verify-email',
    loaded: [{ ...VERIFY, answers: { 'accounts.verifyEmail': null } }],
    empty: [pageCase('e-mail confirmation with an incomplete link', null, '/verify-email')],
    failing: [VERIFY],
  },
  {
    page: '/google-auth',
    static: true,
    loaded: [{ ...pageCase('the return from Google sign-in', null, '/google-auth?token=x'), hangs: 'accounts.me' }],
  },
  // The settings page is never empty, because its list of sessions contains the current one.
  { page: '/settings', loaded: [SETTINGS], empty: 'never', failing: [SETTINGS] },
  {
    page: '/settings/sync',
    loaded: [SYNC],
    empty: [pageCase('offline and sync', 'fresh', '/settings/sync')],
    failing: [SYNC],
  },
  {
    page: '/stop-reminders',
    static: true,
    loaded: [STOP, pageCase('turning off reminders with an incomplete link', null, '/stop-reminders')],
  },
  {
    page: '/notifications',
    loaded: [NOTIFICATIONS],
    empty: [pageCase('no notifications', 'fresh', '/notifications')],
    failing: [NOTIFICATIONS],
  },
  {
    page: '/moderation',
    loaded: [{ ...DECISIONS, answers: { 'moderation.decisions': { items: OWN_DECISIONS, nextCursor: null } } }],
    empty: [
      { ...DECISIONS, name: 'no moderation decisions about the user', answers: { 'moderation.decisions': EMPTY_LIST } },
    ],
    failing: [DECISIONS],
  },
];
