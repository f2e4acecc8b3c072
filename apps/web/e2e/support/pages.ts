import { newId } from '@quorbit/contracts/lib/ids';
import { CASE_ID, OWN_DECISIONS, SOME_CASES } from './cases.ts';
import { GAMIFICATION, OWN_MATCH, TOURNAMENT_STAGE } from './gamification-pages.ts';
import type { PageCase } from './prepared.ts';
import { known, SESSIONS, studied } from './studied.ts';
import { NOTHING, see, type WalkedPage } from './walked-page.ts';

const NO_QUIZZES = { 'quizzes.list': NOTHING, 'quizzes.categories': [] };

/** A board with nobody on it. */
const NOBODY = {
  ...NOTHING,
  asOf: new Date(0).toISOString(),
  endsOn: null,
  learners: 0,
  own: { hidden: false, row: null, near: [], ahead: null, quizzes: 0 },
};
const HIDDEN = { ...NOBODY, own: { ...NOBODY.own, hidden: true } };

const SIGN_IN = see('sign-in', null, '/login');
const INVITE = see('an invitation of a friend', null, '/invite/aZ09-_aZ09-_aZ');
const INVITED = { kind: 'friend', name: 'Grace Hopper', standing: 'open', groupId: null };
const INTO_GROUP = { ...INVITED, kind: 'group', name: 'Evening astronomers' };
const WELCOME = see('three questions to try', null, '/welcome');
const VERIFY = see('confirmed e-mail', null, '/verify-email?token=x');
const STOP = see('reminders to be turned off', null, '/stop-reminders?token=x');
const HOME = see('home', 'busy', '/');
const QUIZZES = see('quizzes', 'busy', '/user/test');
const RULES = see('rules', 'busy', ({ quizId }) => `/user/test/${quizId}`);
const REPORTS = see('reports', 'busy', '/user/report');
const REPORT = see('report', 'busy', ({ reportId }) => `/report/${reportId}`);
const ACHIEVEMENTS = see('achievements', 'busy', '/achievements');
const THEMES = see('themes', 'busy', '/themes');
const XP_BOARD = see('XP leaderboard', 'busy', '/xp-leaderboard?period=monthly');
const BOARD = see('leaderboard', 'busy', '/leaderboard?period=all');
const ANALYTICS = see('analytics', 'busy', '/analytics');
const DASHBOARD = see('premium dashboard', 'admin', '/enhanced-dashboard?range=month');
const INTELLIGENCE = see('intelligence dashboard', 'admin', '/intelligence-dashboard');
const ADVANCED = see('advanced analytics', 'admin', '/advanced-analytics');
const REVIEWS = see('reviews', 'busy', '/reviews');
const QUESTIONS = see('review questions', 'busy', '/reviews/questions');
const SETTINGS = see('settings', 'busy', '/settings');
const SYNC = see('offline and sync', 'busy', '/settings/sync');
const OWN_QUIZZES = see('own quizzes', 'premium', '/premium/quizzes');
const OWN_QUIZ = see('one own quiz', 'premium', ({ premiumQuizId }) => `/premium/quiz/${premiumQuizId}`);
const OWN_QUIZ_BESIDE = see(
  'own quizzes with one beside',
  'premium',
  ({ premiumQuizId }) => `/premium/quizzes?quiz=${premiumQuizId}`,
);
const EDITOR = see('editor of an own quiz', 'premium', ({ premiumQuizId }) => `/premium/quiz/${premiumQuizId}/edit`);
const ADMIN_EDITOR = see('editor of any quiz', 'admin', ({ quizId }) => `/admin/quiz/${quizId}`);
const CASES = see('moderation', 'admin', '/admin/moderation');
const DECISIONS = see('decisions about oneself', 'busy', '/moderation');
const NOTIFICATIONS = see('notifications', 'busy', '/notifications');
const PROFILE = see('profile of another', 'busy', ({ people }) => `/people/${people.premium.user.id}`);
const HEALTH = see('sync health', 'admin', '/admin/sync');
const ROOMS = see('rooms', 'busy', '/real-time-quiz');
const NO_ROOMS = {
  'rooms.active': { rooms: [], maxPlayers: 8 },
  'rooms.suggest': { items: [] },
};
const A_ROOM = { quizTitle: 'Planets', hostName: 'Grace', playerCount: 2, maxPlayers: 6 };
const SOME_ROOMS = {
  'rooms.active': {
    rooms: [
      { ...A_ROOM, id: 'ABCDEF' },
      { ...A_ROOM, id: 'GHJKMN', quizTitle: null },
    ],
    maxPlayers: 8,
  },
};
const GROUPS = see('study groups', 'busy', '/study-groups');
const FOUND_GROUPS = see('study groups to join', 'busy', '/study-groups?tab=browse&category=Science');
const GROUP_ID = '018f3c1e-0000-7000-8000-000000000001';
const GROUP = {
  id: GROUP_ID,
  name: 'Evening astronomers',
  description: 'An hour of planets and stars each Thursday.',
  category: 'Science',
  maxMembers: 50,
  isPrivate: true,
  tags: ['planets', 'exam'],
  memberCount: 2,
  role: 'admin',
  createdAt: new Date(0).toISOString(),
};
const FULL_GROUP = { ...GROUP, id: newId(), name: 'Two of us', maxMembers: 2, isPrivate: false, role: null };
const MEMBERS = ['Grace', 'Ada'].map((name, index) => ({
  user: { id: newId(), name, level: 4 },
  role: index === 0 ? 'admin' : 'member',
  joinedAt: GROUP.createdAt,
}));
const ACTIVITY = { user: { name: 'Grace' }, timestamp: GROUP.createdAt };
const DUE = [
  {
    ...{ quizId: newId(), title: 'Planets', dueOn: '2030-03-01', state: 'open' },
    ...{ available: true, doneCount: 1, group: { id: GROUP_ID, name: GROUP.name } },
  },
  {
    ...{ quizId: newId(), title: 'Tea Around the World', dueOn: '2026-03-01', state: 'late' },
    ...{ available: true, doneCount: 0, group: { id: GROUP_ID, name: GROUP.name } },
  },
];
const SOME_GROUPS = {
  'studyGroups.list': { items: [GROUP], nextCursor: null },
  'studyGroups.search': { items: [GROUP, FULL_GROUP], nextCursor: null },
  'studyGroups.get': {
    ...GROUP,
    members: MEMBERS,
    stats: { totalQuizzes: 1 },
    activities: [
      {
        ...{ ...ACTIVITY, id: newId(), type: 'quiz_shared' },
        details: { quizId: null, quizTitle: 'Planets', message: 'Grace shared “Planets”.' },
      },
      {
        ...{ ...ACTIVITY, id: newId(), type: 'member_joined' },
        details: { quizId: null, quizTitle: null, message: 'Ada joined the group.' },
      },
    ],
    inviteCode: 'aZ09-_aZ09-_aZ',
    agreed: { showsPercent: true, joinsMemory: false },
  },
  'assignments.list': DUE,
  'groupMemory.get': {
    agreeing: 4,
    quizzes: [
      { quizId: GROUP_ID, title: 'Planets', questionCount: 5, recall: 60 },
      { quizId: newId(), title: 'Tea Around the World', questionCount: 1, recall: 80 },
    ],
    review: { quizId: GROUP_ID, questionIds: [GROUP_ID] },
  },
  'studyGroups.quizzes': [
    {
      ...{ quizId: newId(), title: 'Planets', category: 'Science', questionCount: 8, available: true },
      ...{ sharedBy: 'Grace', sharedAt: GROUP.createdAt, removable: true },
    },
  ],
};
const NO_GROUPS = { 'studyGroups.list': NOTHING, 'studyGroups.search': NOTHING };
const FRIENDS = see('friends', 'busy', '/friends');
const FRIEND_REQUESTS = see('friend requests', 'busy', '/friends?tab=requests');
const BLOCKED = see('blocked people', 'busy', '/friends?tab=blocked');
const FOUND_PEOPLE = see('people found', 'busy', '/friends?tab=find&search=ad');
const PERSON = { level: 12, xp: 12_345 };
const GRACE = { ...PERSON, id: '018f3c1e-0000-7000-8000-000000000011', name: 'Grace Hopper' };
const LONG = {
  ...PERSON,
  id: '018f3c1e-0000-7000-8000-000000000012',
  name: 'Maximiliane-Wilhelmine Hohenstaufen-Lichtenberg',
};
const A_REQUEST = { requestDate: new Date(0).toISOString() };
const FOUND = { requestId: null, commonFriends: 0, commonGroups: 0, standing: 'none' };
const SOME_FRIENDS = {
  'friends.list': [GRACE, LONG],
  'friends.requests': {
    items: [
      { ...A_REQUEST, id: newId(), requester: GRACE, recipient: LONG },
      { ...A_REQUEST, id: newId(), requester: LONG, recipient: GRACE },
    ],
    sent: [{ ...A_REQUEST, id: newId(), requester: GRACE, recipient: LONG }],
    receivedCount: 2,
    nextCursor: null,
  },
  'friends.blocked': [LONG],
  'friends.search': [
    { ...GRACE, ...FOUND, commonFriends: 3, commonGroups: 2 },
    { ...LONG, ...FOUND, standing: 'received', requestId: newId() },
    { ...GRACE, ...FOUND, id: newId(), standing: 'requested', requestId: newId() },
    { ...LONG, ...FOUND, id: newId(), standing: 'friends' },
  ],
};
const NO_FRIENDS = {
  'friends.list': [],
  'friends.requests': { ...NOTHING, sent: [], receivedCount: 0 },
  'friends.blocked': [],
  'friends.search': [],
};
const MAKING = see('quiz making for admins', 'admin', '/admin/create');
const ADMIN_HOME = see('admin home', 'admin', '/admin');
const AUDIT = see('audit log', 'admin', '/admin/audit');
const FIGURES = {
  users: { user: 1204, premium: 87, admin: 3 },
  ...{ suspended: 2, activeToday: 312, activeThisWeek: 790, attempts: 48_213 },
  ...{ waitingMessages: 4, openReports: 2, countedAt: new Date().toISOString(), openRooms: 6 },
};
const A_PERSON = {
  ...{ id: newId(), name: 'Grace Hopper', email: 'grace@example.org', role: 'premium', level: 12, xp: 3200 },
  ...{ createdAt: '2026-03-01T12:00:00.000Z', lastSeenAt: '2026-11-25T09:00:00.000Z', suspendedAt: null, demo: false },
  ...{ work: 431, lastDay: '2026-11-24' },
};
const SUSPENDED = {
  ...{ ...A_PERSON, id: newId(), name: 'Bartholomew Featherstonehaugh-Cholmondeley', role: 'user', demo: true },
  ...{ email: 'a.very.long.address.that.goes.on.and.on@subdomain.example.org', lastSeenAt: null },
  suspendedAt: '2026-11-20T12:00:00.000Z',
};
const SOME_PEOPLE = {
  'administration.figures': FIGURES,
  'administration.people': { items: [A_PERSON, SUSPENDED], nextCursor: null },
};
const NO_PEOPLE = {
  'administration.figures': {
    users: { user: 0, premium: 0, admin: 1 },
    ...{ suspended: 0, activeToday: 0, activeThisWeek: 0, attempts: 0 },
    ...{ waitingMessages: 0, openReports: 0, countedAt: null, openRooms: 0 },
  },
  'administration.people': NOTHING,
};
const ALL_ATTEMPTS = see('attempts of all', 'admin', '/admin/report');
const RESULTS = {
  'administration.quizzes': {
    items: [
      {
        ...{ id: newId(), title: 'Planets', category: 'Science', author: null, questionCount: 8, attempts: 12_345 },
        average: 71.6,
      },
      {
        ...{ id: newId(), title: 'Tea Around the World', category: 'Geography', author: 'Grace', questionCount: 200 },
        ...{ attempts: 3, average: null },
      },
    ],
    nextCursor: null,
  },
  'administration.questions': {
    items: [
      {
        ...{ quizId: newId(), quizTitle: 'Planets', questionId: newId(), answered: 1204, facility: 0.08, time: 21.4 },
        question: 'Which planet has the shortest day, measured from one sunrise to the next at its equator?',
      },
    ],
    nextCursor: null,
  },
};
const NO_RESULTS = { 'administration.quizzes': NOTHING, 'administration.questions': NOTHING };
const AUDIT_ENTRIES = [
  {
    ...{ id: newId(), action: 'role.changed', details: 'user → premium', at: '2026-11-25T09:00:00.000Z' },
    actor: { id: newId(), name: 'Ada Lovelace' },
    subject: { id: A_PERSON.id, name: A_PERSON.name },
  },
  {
    ...{ id: newId(), action: 'account.deleted', details: '', at: '2026-11-24T09:00:00.000Z' },
    actor: null,
    subject: { id: newId(), name: null },
  },
];
const INBOX = see('inbox', 'admin', '/admin/inbox');
const A_MESSAGE = {
  ...{ id: '01920000-0000-7000-8000-000000000001', from_name: 'Grace', from_email: 'grace@example.org' },
  ...{ message: 'The map of Europe does not load on my phone.\n\nThanks!', premium: true },
  ...{ sentAt: '2026-03-01T10:00:00.000Z', readAt: null, doneAt: null },
};

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
    page: '/invite/$code',
    loaded: [
      { ...INVITE, answers: { 'invitations.get': INVITED } },
      {
        ...see('an invitation into a group', 'busy', '/invite/aZ09-_aZ09-_aZ'),
        answers: { 'invitations.get': INTO_GROUP },
      },
    ],
    empty: [
      see('an invitation that does not work', null, '/invite/made-up'),
      {
        ...see('an invitation into a full group', 'busy', '/invite/aZ09-_aZ09-_aZ'),
        answers: { 'invitations.get': { ...INTO_GROUP, standing: 'full' } },
      },
    ],
    failing: [INVITE],
  },
  { page: '/register', static: true, loaded: [see('sign-up', null, '/register')] },
  { page: '/forgot-password', static: true, loaded: [see('forgotten password', null, '/forgot-password')] },
  { page: '/reset-password', static: true, loaded: [see('new password', null, '/reset-password?token=x')] },
  {
    page: '/verify-email',
    loaded: [{ ...VERIFY, answers: { 'accounts.verifyEmail': null } }],
    empty: [see('an e-mail to be confirmed by half a link', null, '/verify-email')],
    failing: [VERIFY],
  },
  {
    page: '/stop-reminders',
    static: true,
    loaded: [STOP, see('reminders to be stopped by half a link', null, '/stop-reminders')],
  },
  {
    page: '/google-auth',
    static: true,
    loaded: [{ ...see('on the way back from Google', null, '/google-auth?token=x'), hangs: 'accounts.me' }],
  },
  { page: '/privacy-policy', static: true, loaded: [see('privacy policy', null, '/privacy-policy')] },
  { page: '/terms-and-conditions', static: true, loaded: [see('terms', null, '/terms-and-conditions')] },
  { page: '/refund-policy', static: true, loaded: [see('refunds', null, '/refund-policy')] },
  { page: '/shipping-policy', static: true, loaded: [see('shipping', null, '/shipping-policy')] },
  { page: '/pwa-test', static: true, loaded: [see('install check', null, '/pwa-test')] },
  { page: '/test-features', static: true, loaded: [see('self-test', 'busy', '/test-features')] },
  {
    page: '/help-guide',
    static: true,
    loaded: [
      see('help guide', 'busy', '/help-guide'),
      see('help guide without a match', 'busy', '/help-guide?search=zebra'),
    ],
  },
  { page: '/contact', static: true, loaded: [see('contact', 'busy', '/contact')] },
  { page: '/contactUs', static: true, loaded: [see('contact by its other address', 'busy', '/contactUs')] },
  {
    page: '/admin/inbox',
    loaded: [{ ...INBOX, answers: { 'contact.list': { items: [A_MESSAGE], nextCursor: null } } }],
    empty: [{ ...INBOX, name: 'empty inbox', answers: { 'contact.list': { items: [], nextCursor: null } } }],
    failing: [INBOX],
  },
  {
    page: '/',
    loaded: [
      HOME,
      {
        ...see('home with assignments', 'busy', '/'),
        answers: { 'assignments.mine': DUE, 'tournaments.ownMatch': OWN_MATCH },
      },
    ],
    empty: [see('home', 'fresh', '/'), { ...see('home without quizzes', 'fresh', '/'), answers: NO_QUIZZES }],
    failing: [HOME],
  },
  {
    page: '/user/test',
    loaded: [QUIZZES, see('quizzes of a category', 'busy', '/user/test?category=Science&difficulty=medium')],
    empty: [
      see('quizzes without a match', 'fresh', '/user/test?search=zzzzzz'),
      see('quizzes on a device without any', 'fresh', '/user/test?offline=true'),
      { ...see('quizzes', 'fresh', '/user/test'), answers: NO_QUIZZES },
    ],
    failing: [QUIZZES],
  },
  {
    page: '/user/test/$quizId',
    loaded: [RULES],
    empty: [
      see('a quiz that is not there', 'fresh', () => `/user/test/${newId()}`),
      see('a quiz without questions', 'premium', ({ emptyQuizId }) => `/user/test/${emptyQuizId}`),
    ],
    failing: [RULES],
  },
  { page: '/user/report', loaded: [REPORTS], empty: [see('reports', 'fresh', '/user/report')], failing: [REPORTS] },
  {
    page: '/report/$id',
    loaded: [REPORT],
    empty: [see('a report that is not there', 'fresh', () => `/report/${newId()}`)],
    failing: [REPORT],
  },
  {
    page: '/xp-leaderboard',
    loaded: [XP_BOARD],
    empty: [
      { ...XP_BOARD, answers: { 'leaderboards.listByXp': NOBODY } },
      {
        ...see('XP leaderboard without friends', 'busy', '/xp-leaderboard?period=monthly&scope=friends'),
        answers: { 'leaderboards.listByXp': NOBODY },
      },
      see('XP leaderboard of a group that is not there', 'busy', () => `/xp-leaderboard?scope=${newId()}`),
      {
        ...see('XP leaderboard while hidden', 'busy', '/xp-leaderboard'),
        answers: { 'leaderboards.listByXp': HIDDEN },
      },
    ],
    failing: [XP_BOARD],
  },
  {
    page: '/leaderboard',
    loaded: [BOARD],
    empty: [{ ...BOARD, answers: { 'leaderboards.listByAverage': NOBODY } }],
    failing: [BOARD],
  },
  {
    page: '/analytics',
    loaded: [ANALYTICS],
    empty: [see('analytics without answers', 'fresh', '/analytics')],
    failing: [ANALYTICS],
  },
  {
    page: '/enhanced-dashboard',
    loaded: [{ ...DASHBOARD, answers: { 'dashboards.get': studied } }],
    empty: [see('premium dashboard without answers', 'premium', '/enhanced-dashboard')],
    failing: [DASHBOARD],
  },
  {
    page: '/intelligence-dashboard',
    loaded: [{ ...INTELLIGENCE, answers: { 'analytics.getIntelligence': known } }],
    empty: [see('intelligence dashboard without answers', 'premium', '/intelligence-dashboard')],
    failing: [INTELLIGENCE],
  },
  {
    page: '/advanced-analytics',
    loaded: [{ ...ADVANCED, answers: { 'analytics.listSessions': SESSIONS } }],
    empty: [see('advanced analytics without quizzes', 'premium', '/advanced-analytics')],
    failing: [ADVANCED],
  },
  { page: '/reviews', loaded: [REVIEWS], empty: [see('reviews', 'fresh', '/reviews')], failing: [REVIEWS] },
  {
    page: '/reviews/questions',
    loaded: [QUESTIONS],
    empty: [
      see('review questions', 'fresh', '/reviews/questions'),
      see('no tricky questions', 'busy', '/reviews/questions?show=tricky'),
    ],
    failing: [QUESTIONS],
  },
  {
    page: '/achievements',
    loaded: [ACHIEVEMENTS, see('unlocked achievements', 'busy', '/achievements?show=unlocked')],
    empty: [see('no achievements yet', 'fresh', '/achievements?show=unlocked')],
    failing: [ACHIEVEMENTS],
  },
  {
    page: '/notifications',
    loaded: [NOTIFICATIONS],
    empty: [see('no notifications', 'fresh', '/notifications')],
    failing: [NOTIFICATIONS],
  },
  {
    page: '/people/$id',
    loaded: [PROFILE, see('own profile', 'busy', ({ people }) => `/people/${people.busy.user.id}`)],
    empty: [see('nobody’s profile', 'busy', () => `/people/${newId()}`)],
    failing: [PROFILE],
  },
  { page: '/themes', static: true, loaded: [THEMES] },
  // Whoever looks at their sessions has one.
  { page: '/settings', loaded: [SETTINGS], empty: 'never', failing: [SETTINGS] },
  {
    page: '/settings/sync',
    loaded: [SYNC],
    empty: [see('offline and sync', 'fresh', '/settings/sync')],
    failing: [SYNC],
  },
  { page: '/upgrade', static: true, loaded: [see('upgrade', 'busy', '/upgrade')] },
  {
    page: '/premium/quizzes',
    loaded: [OWN_QUIZZES, OWN_QUIZ_BESIDE, see('premium page for a user', 'fresh', '/premium/quizzes')],
    empty: [{ ...OWN_QUIZZES, answers: NO_QUIZZES }],
    failing: [OWN_QUIZZES, OWN_QUIZ_BESIDE],
  },
  {
    page: '/premium/quiz/$id',
    loaded: [OWN_QUIZ],
    empty: [see('one own quiz', 'premium', ({ emptyQuizId }) => `/premium/quiz/${emptyQuizId}`)],
    failing: [OWN_QUIZ],
  },
  {
    page: '/premium/quiz/$id/edit',
    loaded: [EDITOR],
    empty: [
      see('editor of a quiz without questions', 'premium', ({ emptyQuizId }) => `/premium/quiz/${emptyQuizId}/edit`),
      see('editor of a quiz that is not there', 'premium', () => `/premium/quiz/${newId()}/edit`),
    ],
    failing: [EDITOR],
  },
  {
    page: '/real-time-quiz',
    loaded: [
      { ...ROOMS, answers: SOME_ROOMS },
      { ...see('opening a room', 'premium', '/real-time-quiz?room=ABCDEF'), answers: SOME_ROOMS },
    ],
    empty: [{ ...ROOMS, answers: NO_ROOMS }],
    failing: [ROOMS],
  },
  {
    page: '/real-time-quiz/$roomId',
    // What a room looks like with people in it, the journeys of rooms look at.
    loaded: [see('a room that is not there', 'busy', '/real-time-quiz/ABCDEF')],
    empty: 'never',
    failing: [see('a room', 'busy', '/real-time-quiz/ABCDEF')],
  },
  GAMIFICATION,
  TOURNAMENT_STAGE,
  {
    page: '/friends',
    loaded: [FRIENDS, FRIEND_REQUESTS, BLOCKED, FOUND_PEOPLE].map((one) => ({ ...one, answers: SOME_FRIENDS })),
    empty: [FRIENDS, FRIEND_REQUESTS, BLOCKED, FOUND_PEOPLE].map((one) => ({ ...one, answers: NO_FRIENDS })),
    failing: [FRIENDS, FRIEND_REQUESTS, BLOCKED, FOUND_PEOPLE],
  },
  {
    page: '/study-groups',
    loaded: [
      { ...GROUPS, answers: SOME_GROUPS },
      { ...FOUND_GROUPS, answers: SOME_GROUPS },
      { ...see('a study group', 'busy', `/study-groups?group=${GROUP_ID}`), answers: SOME_GROUPS },
    ],
    empty: [
      { ...GROUPS, answers: NO_GROUPS },
      { ...FOUND_GROUPS, answers: NO_GROUPS },
      see('a study group that is not there', 'busy', `/study-groups?group=${GROUP_ID}`),
    ],
    failing: [GROUPS, FOUND_GROUPS],
  },
  {
    page: '/admin',
    loaded: [{ ...ADMIN_HOME, answers: SOME_PEOPLE }],
    empty: [{ ...ADMIN_HOME, name: 'empty admin home', answers: NO_PEOPLE }],
    failing: [ADMIN_HOME],
  },
  {
    page: '/admin/report',
    loaded: [
      ALL_ATTEMPTS,
      { ...see('quiz results', 'admin', '/admin/report?tab=quizzes'), answers: RESULTS },
      { ...see('difficult questions', 'admin', '/admin/report?tab=questions'), answers: RESULTS },
      { ...see('learners', 'admin', '/admin/report?tab=learners'), answers: SOME_PEOPLE },
    ],
    empty: [
      { ...ALL_ATTEMPTS, name: 'no attempts of all', answers: { 'reports.list': NOTHING } },
      { ...see('no difficult questions', 'admin', '/admin/report?tab=questions'), answers: NO_RESULTS },
    ],
    failing: [ALL_ATTEMPTS],
  },
  {
    page: '/admin/moderation',
    loaded: [
      { ...CASES, answers: SOME_CASES },
      { ...see('decided cases', 'admin', '/admin/moderation?state=decided'), answers: SOME_CASES },
      { ...see('a case', 'admin', `/admin/moderation?case=${CASE_ID}`), answers: SOME_CASES },
    ],
    empty: [
      { ...CASES, answers: { 'moderation.list': NOTHING } },
      see('a case that is not there', 'admin', `/admin/moderation?case=${CASE_ID}`),
    ],
    failing: [CASES, see('a case', 'admin', `/admin/moderation?case=${CASE_ID}`)],
  },
  {
    page: '/moderation',
    loaded: [{ ...DECISIONS, answers: { 'moderation.decisions': { items: OWN_DECISIONS, nextCursor: null } } }],
    empty: [{ ...DECISIONS, name: 'no decisions', answers: { 'moderation.decisions': NOTHING } }],
    failing: [DECISIONS],
  },
  {
    page: '/admin/audit',
    loaded: [{ ...AUDIT, answers: { 'administration.audit': { items: AUDIT_ENTRIES, nextCursor: null } } }],
    empty: [{ ...AUDIT, name: 'empty audit log', answers: { 'administration.audit': NOTHING } }],
    failing: [AUDIT],
  },
  { page: '/admin/create', loaded: [MAKING], empty: [{ ...MAKING, answers: NO_QUIZZES }], failing: [MAKING] },
  {
    page: '/admin/quiz/$id',
    loaded: [ADMIN_EDITOR],
    empty: [see('editor of a quiz that is not there, for admins', 'admin', () => `/admin/quiz/${newId()}`)],
    failing: [ADMIN_EDITOR],
  },
  {
    page: '/admin/sync',
    loaded: [HEALTH],
    empty: [
      {
        ...HEALTH,
        answers: { 'sync.health': { parkedCount: 0, parked: [], rejects: [], differences: [], devices: [] } },
      },
    ],
    failing: [HEALTH],
  },
];

/** Every page with something on it, and an address that leads to none. */
export const LOADED: readonly PageCase[] = [
  ...PAGES.flatMap(({ loaded }) => loaded ?? []),
  see('unknown address', 'busy', '/no/such/page'),
];

/** Pages with nothing to show. */
export const EMPTY: readonly PageCase[] = PAGES.flatMap(({ empty }) => (empty === 'never' ? [] : (empty ?? [])));

/** Pages that ask the server for what they show. */
export const FAILING: readonly PageCase[] = PAGES.flatMap(({ failing }) => failing ?? []);
