import type { CreationJob, CreationJobDetails } from '@quorbit/contracts/account-creation/schema';
import type { AuditEntry, ManagedPerson, SiteFigures } from '@quorbit/contracts/administration/schema';
import type { ContactMessage } from '@quorbit/contracts/contact/schema';
import type { ManagedSwitches } from '@quorbit/contracts/feature-switches/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import type { InstanceSettings } from '@quorbit/contracts/school/schema';
import { CASE_ID, SOME_CASES } from '../cases.ts';
import type { ProcedureAnswers } from '../procedure-answers.ts';
import { EMPTY_LIST, pageCase, type WalkedPage } from '../walked-page.ts';

const CASES = pageCase('moderation', 'admin', '/admin/moderation');
const HEALTH = pageCase('sync health', 'admin', '/admin/sync');
const ADMIN_HOME = pageCase('admin home', 'admin', '/admin');
const AUDIT = pageCase('audit log', 'admin', '/admin/audit');
const FIGURES: SiteFigures = {
  users: { user: 1204, premium: 87, admin: 3 },
  suspended: 2,
  activeToday: 312,
  activeThisWeek: 790,
  attempts: 48_213,
  waitingMessages: 4,
  openReports: 2,
  writtenAnswersToMark: 5,
  countedAt: new Date().toISOString(),
  openRooms: 6,
};
const A_PERSON: ManagedPerson = {
  id: newId(),
  name: 'Grace Hopper',
  email: 'grace@example.org',
  role: 'premium',
  level: 12,
  xp: 3200,
  createdAt: '2026-03-01T12:00:00.000Z',
  lastSeenAt: '2026-11-25T09:00:00.000Z',
  suspendedAt: null,
  demo: false,
  work: 431,
  lastDay: '2026-11-24',
};
const SUSPENDED: ManagedPerson = {
  ...A_PERSON,
  id: newId(),
  name: 'Bartholomew Featherstonehaugh-Cholmondeley',
  role: 'user',
  demo: true,
  email: 'a.very.long.address.that.goes.on.and.on@subdomain.example.org',
  lastSeenAt: null,
  suspendedAt: '2026-11-20T12:00:00.000Z',
};
const SOME_PEOPLE: ProcedureAnswers = {
  'administration.figures': FIGURES,
  'administration.people': { items: [A_PERSON, SUSPENDED], nextCursor: null },
};
const NO_PEOPLE: ProcedureAnswers = {
  'administration.figures': {
    users: { user: 0, premium: 0, admin: 1 },
    suspended: 0,
    activeToday: 0,
    activeThisWeek: 0,
    attempts: 0,
    waitingMessages: 0,
    openReports: 0,
    writtenAnswersToMark: 0,
    countedAt: null,
    openRooms: 0,
  },
  'administration.people': EMPTY_LIST,
};
const ALL_ATTEMPTS = pageCase('attempts of all learners', 'admin', '/admin/report');
const RESULTS: ProcedureAnswers = {
  'administration.quizzes': {
    items: [
      {
        id: newId(),
        title: 'Planets',
        category: 'Science',
        author: null,
        questionCount: 8,
        attempts: 12_345,
        average: 71.6,
      },
      {
        id: newId(),
        title: 'Tea Around the World',
        category: 'Geography',
        author: 'Grace',
        questionCount: 200,
        attempts: 3,
        average: null,
      },
    ],
    nextCursor: null,
  },
  'administration.questions': {
    items: [
      {
        quizId: newId(),
        quizTitle: 'Planets',
        questionId: newId(),
        answered: 1204,
        facility: 0.08,
        time: 21.4,
        question: 'Which planet has the shortest day, measured from one sunrise to the next at its equator?',
      },
    ],
    nextCursor: null,
  },
};
const NO_RESULTS: ProcedureAnswers = { 'administration.quizzes': EMPTY_LIST, 'administration.questions': EMPTY_LIST };
const AUDIT_ENTRIES: AuditEntry[] = [
  {
    id: newId(),
    action: 'role.changed',
    details: 'user → premium',
    at: '2026-11-25T09:00:00.000Z',
    actor: { id: newId(), name: 'Ada Lovelace' },
    subject: { id: A_PERSON.id, name: A_PERSON.name },
  },
  {
    id: newId(),
    action: 'account.deleted',
    details: '',
    at: '2026-11-24T09:00:00.000Z',
    actor: null,
    subject: { id: newId(), name: null },
  },
];
const SWITCHES = pageCase('switches', 'admin', '/admin/switches');
const SOME_OFF: ManagedSwitches = {
  saved: {
    registration: 'invitation',
    rooms: false,
    challenges: true,
    tournaments: true,
    google: true,
    trial: true,
  },
  lacking: [{ feature: 'google', variables: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] }],
};
const INBOX = pageCase('inbox', 'admin', '/admin/inbox');
const A_MESSAGE: ContactMessage = {
  id: '01920000-0000-7000-8000-000000000001',
  from_name: 'Grace',
  from_email: 'grace@example.org',
  message: 'The map of Europe does not load on my phone.\n\nThanks!',
  premium: true,
  sentAt: '2026-03-01T10:00:00.000Z',
  readAt: null,
  doneAt: null,
};

const NEW_PEOPLE = pageCase('new accounts', 'admin', '/admin/people/new');
const LIST_ID = newId();
const RUNNING: CreationJob = {
  id: LIST_ID,
  maker: { id: newId(), name: 'Grace Hopper' },
  own: true,
  sentAt: new Date().toISOString(),
  state: 'running',
  people: 300,
  ready: 112,
  taken: 0,
  deletedAt: null,
};
const IN_A_WEEK = '2026-12-05T09:12:00.000Z';
const CREATED: CreationJob = { ...RUNNING, state: 'created', ready: 300, deletedAt: IN_A_WEEK };
const TAKEN: CreationJob = { ...RUNNING, state: 'taken', people: 3, ready: 3, taken: 1, deletedAt: IN_A_WEEK };
const RUNNING_LIST: CreationJobDetails = { ...RUNNING, sheets: null, accounts: null };
const CREATED_LIST: CreationJobDetails = { ...CREATED, sheets: 297, accounts: null };
const TAKEN_LIST: CreationJobDetails = {
  ...TAKEN,
  sheets: null,
  accounts: [
    { name: 'Ada Lovelace', email: 'ada@example.org', role: 'user', taken: false },
    { name: SUSPENDED.name, email: SUSPENDED.email, role: 'user', taken: true },
    { name: 'Bob Byte', email: 'bob@example.org', role: 'premium', taken: false },
  ],
};
const listAs = (name: string, list: CreationJobDetails) => ({
  ...pageCase(name, 'admin', `/admin/people/new?list=${LIST_ID}`),
  answers: { 'accountCreation.get': list },
});
const LISTS = {
  items: [
    RUNNING,
    { ...TAKEN, id: newId() },
    { ...CREATED, id: newId(), own: false },
    { ...CREATED, id: newId(), people: 1, ready: 1 },
  ],
  nextCursor: null,
};
const SETUP = pageCase('setup', 'admin', '/admin/setup');
const A_SCHOOL: InstanceSettings = { name: 'Northside School', contact: null, setupStep: 'name', setUpAt: null };
const UNNAMED: InstanceSettings = { name: null, contact: null, setupStep: 'name', setUpAt: null };

export const PAGES: readonly WalkedPage[] = [
  {
    page: '/admin/people/new',
    loaded: [
      { ...NEW_PEOPLE, answers: { 'accountCreation.list': LISTS } },
      listAs('a list whose accounts are being created', RUNNING_LIST),
      listAs('another admin’s list whose accounts are being created', { ...RUNNING_LIST, own: false }),
      listAs('a list whose accounts are created', CREATED_LIST),
      listAs('another admin’s list whose accounts are created', { ...CREATED_LIST, own: false, sheets: null }),
      listAs('a list with an e-mail that is already in use', TAKEN_LIST),
    ],
    empty: [
      { ...NEW_PEOPLE, name: 'new accounts without lists', answers: { 'accountCreation.list': EMPTY_LIST } },
      pageCase('a missing list of new accounts', 'admin', `/admin/people/new?list=${LIST_ID}`),
    ],
    failing: [NEW_PEOPLE, pageCase('a list of new accounts', 'admin', `/admin/people/new?list=${LIST_ID}`)],
  },
  {
    page: '/admin/setup',
    loaded: [
      { ...SETUP, answers: { 'school.get': A_SCHOOL } },
      pageCase('help for learners', 'admin', '/admin/setup?step=contact'),
      pageCase('who may join', 'admin', '/admin/setup?step=registration'),
      pageCase('mail setup', 'admin', '/admin/setup?step=mail'),
      pageCase('backup setup', 'admin', '/admin/setup?step=backup'),
      pageCase('account setup', 'admin', '/admin/setup?step=accounts'),
      pageCase('end of the setup', 'admin', '/admin/setup?step=done'),
    ],
    empty: [{ ...SETUP, name: 'setup without a name', answers: { 'school.get': UNNAMED } }],
    failing: [SETUP],
  },
  {
    page: '/admin/inbox',
    loaded: [{ ...INBOX, answers: { 'contact.list': { items: [A_MESSAGE], nextCursor: null } } }],
    empty: [{ ...INBOX, name: 'empty inbox', answers: { 'contact.list': { items: [], nextCursor: null } } }],
    failing: [INBOX],
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
      { ...pageCase('quiz results', 'admin', '/admin/report?tab=quizzes'), answers: RESULTS },
      { ...pageCase('difficult questions', 'admin', '/admin/report?tab=questions'), answers: RESULTS },
      { ...pageCase('learners', 'admin', '/admin/report?tab=learners'), answers: SOME_PEOPLE },
    ],
    empty: [
      { ...ALL_ATTEMPTS, name: 'no attempts of any learner', answers: { 'reports.list': EMPTY_LIST } },
      { ...pageCase('no difficult questions', 'admin', '/admin/report?tab=questions'), answers: NO_RESULTS },
    ],
    failing: [ALL_ATTEMPTS],
  },
  {
    page: '/admin/moderation',
    loaded: [
      { ...CASES, answers: SOME_CASES },
      { ...pageCase('decided cases', 'admin', '/admin/moderation?state=decided'), answers: SOME_CASES },
      { ...pageCase('a moderation case', 'admin', `/admin/moderation?case=${CASE_ID}`), answers: SOME_CASES },
    ],
    empty: [
      { ...CASES, answers: { 'moderation.list': EMPTY_LIST } },
      pageCase('a missing moderation case', 'admin', `/admin/moderation?case=${CASE_ID}`),
    ],
    failing: [CASES, pageCase('a moderation case', 'admin', `/admin/moderation?case=${CASE_ID}`)],
  },
  {
    page: '/admin/audit',
    loaded: [{ ...AUDIT, answers: { 'administration.audit': { items: AUDIT_ENTRIES, nextCursor: null } } }],
    empty: [{ ...AUDIT, name: 'empty audit log', answers: { 'administration.audit': EMPTY_LIST } }],
    failing: [AUDIT],
  },
  {
    page: '/admin/switches',
    loaded: [SWITCHES, { ...SWITCHES, name: 'some switches off', answers: { 'featureSwitches.get': SOME_OFF } }],
    empty: 'never',
    failing: [SWITCHES],
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
