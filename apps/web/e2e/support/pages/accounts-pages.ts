import { OWN_DECISIONS } from '../cases.ts';
import { NOTHING, see, type WalkedPage } from '../walked-page.ts';

const SIGN_IN = see('sign-in', null, '/login');
const SIGN_UP = see('sign-up', null, '/register');
const CLOSED = { google: false, demo: false, registration: 'closed' };
const WELCOME = see('three questions to try', null, '/welcome');
const VERIFY = see('confirmed e-mail', null, '/verify-email?token=x');
const STOP = see('reminders to be turned off', null, '/stop-reminders?token=x');
const SETTINGS = see('settings', 'busy', '/settings');
const SYNC = see('offline and sync', 'busy', '/settings/sync');
const DECISIONS = see('decisions about oneself', 'busy', '/moderation');
const NOTIFICATIONS = see('notifications', 'busy', '/notifications');

export const PAGES: readonly WalkedPage[] = [
  {
    page: '/login',
    loaded: [SIGN_IN],
    empty: [
      {
        ...see('sign-in by password alone', null, '/login'),
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
      { ...see('sign-up while it is closed', null, '/register'), answers: { 'accounts.options': CLOSED } },
    ],
    empty: 'never',
    failing: [SIGN_UP],
  },
  { page: '/forgot-password', static: true, loaded: [see('forgotten password', null, '/forgot-password')] },
  { page: '/reset-password', static: true, loaded: [see('new password', null, '/reset-password?token=x')] },
  {
    page: '/verify-email',
    loaded: [{ ...VERIFY, answers: { 'accounts.verifyEmail': null } }],
    empty: [see('an e-mail to be confirmed by half a link', null, '/verify-email')],
    failing: [VERIFY],
  },
  {
    page: '/google-auth',
    static: true,
    loaded: [{ ...see('on the way back from Google', null, '/google-auth?token=x'), hangs: 'accounts.me' }],
  },
  // Never empty: the session that asks is in the list.
  { page: '/settings', loaded: [SETTINGS], empty: 'never', failing: [SETTINGS] },
  {
    page: '/settings/sync',
    loaded: [SYNC],
    empty: [see('offline and sync', 'fresh', '/settings/sync')],
    failing: [SYNC],
  },
  {
    page: '/stop-reminders',
    static: true,
    loaded: [STOP, see('reminders to be stopped by half a link', null, '/stop-reminders')],
  },
  {
    page: '/notifications',
    loaded: [NOTIFICATIONS],
    empty: [see('no notifications', 'fresh', '/notifications')],
    failing: [NOTIFICATIONS],
  },
  {
    page: '/moderation',
    loaded: [{ ...DECISIONS, answers: { 'moderation.decisions': { items: OWN_DECISIONS, nextCursor: null } } }],
    empty: [{ ...DECISIONS, name: 'no decisions', answers: { 'moderation.decisions': NOTHING } }],
    failing: [DECISIONS],
  },
];
