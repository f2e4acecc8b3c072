import { OWN_DECISIONS } from '../cases.ts';
import { EMPTY_LIST, pageCase, type WalkedPage } from '../walked-page.ts';

const SIGN_IN = pageCase('sign-in', null, '/login');
const SIGN_UP = pageCase('sign-up', null, '/register');
const CLOSED = { google: false, demo: false, registration: 'closed' };
const WELCOME = pageCase('three questions to try', null, '/welcome');
const VERIFY = pageCase('confirmed e-mail', null, '/verify-email?token=x');
const STOP = pageCase('reminders to be turned off', null, '/stop-reminders?token=x');
const SETTINGS = pageCase('settings', 'busy', '/settings');
const SYNC = pageCase('offline and sync', 'busy', '/settings/sync');
const DECISIONS = pageCase('decisions about oneself', 'busy', '/moderation');
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
    // Where an admin removed the quiz there is none.
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
  { page: '/forgot-password', static: true, loaded: [pageCase('forgotten password', null, '/forgot-password')] },
  { page: '/reset-password', static: true, loaded: [pageCase('new password', null, '/reset-password?token=x')] },
  {
    page: '/verify-email',
    loaded: [{ ...VERIFY, answers: { 'accounts.verifyEmail': null } }],
    empty: [pageCase('an e-mail to be confirmed by half a link', null, '/verify-email')],
    failing: [VERIFY],
  },
  {
    page: '/google-auth',
    static: true,
    loaded: [{ ...pageCase('on the way back from Google', null, '/google-auth?token=x'), hangs: 'accounts.me' }],
  },
  // Never empty: the session that asks is in the list.
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
    loaded: [STOP, pageCase('reminders to be stopped by half a link', null, '/stop-reminders')],
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
    empty: [{ ...DECISIONS, name: 'no decisions', answers: { 'moderation.decisions': EMPTY_LIST } }],
    failing: [DECISIONS],
  },
];
