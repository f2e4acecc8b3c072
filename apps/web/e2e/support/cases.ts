// Replies with moderation cases and decisions, for the pages that show them.
import { newId } from '@quorbit/contracts/lib/ids';

export const CASE_ID = '018f3c1e-0000-7000-8000-000000000031';
const at = new Date(0).toISOString();
const grace = { id: newId(), name: 'Grace' };
const ada = { id: newId(), name: 'Ada' };

const QUESTION = {
  id: CASE_ID,
  kind: 'question',
  targetId: newId(),
  quizId: newId(),
  reports: 3,
  openedAt: at,
  newestAt: at,
  decidedAt: null,
  subject: grace,
  copy: {
    kind: 'question',
    quizTitle: 'Planets',
    question: 'Which planet is nearest to the sun?',
    choices: ['Venus', 'Mercury', 'Mars', 'Earth'],
  },
  actions: ['dismiss', 'hide_question', 'take_down_quiz', 'warn', 'suspend'],
};
const PERSON = {
  ...QUESTION,
  id: newId(),
  kind: 'person',
  quizId: null,
  reports: 1,
  copy: { kind: 'person', name: 'Grace', chat: [{ message: 'You are all too slow!', timestamp: at }] },
  actions: ['dismiss', 'warn', 'suspend'],
};
const GROUP = {
  ...PERSON,
  id: newId(),
  kind: 'group',
  copy: { kind: 'group', name: 'Evening astronomers', description: 'Buy cheap telescopes here.' },
};
const DECISION = {
  id: newId(),
  action: 'hide_question',
  reason: 'Two of the answers are right.',
  by: ada,
  at,
  undoneAt: at,
  undoneBy: ada,
  answer: 'I have corrected it. Please have a look.',
  answeredAt: at,
};

export const SOME_CASES = {
  'moderation.list': { items: [QUESTION, PERSON, GROUP], nextCursor: null },
  'moderation.get': {
    case: QUESTION,
    decisions: [DECISION, { ...DECISION, id: newId(), action: 'warn', undoneAt: null, undoneBy: null, answer: null }],
    members: [],
  },
  'moderation.reports': {
    items: [
      { id: newId(), reporter: ada, reason: 'wrong_answer', details: 'Mercury is marked as wrong.', copy: null, at },
      { id: newId(), reporter: null, reason: 'unclear', details: '', copy: null, at },
    ],
    nextCursor: null,
  },
};

const NOTIFIED_DECISION = {
  id: newId(),
  kind: 'question',
  action: 'hide_question',
  about: 'Planets: Which planet is nearest to the sun?',
  reason: 'Two of the answers are right.',
  at,
  undoneAt: null,
  unread: true,
  answer: null,
  answeredAt: null,
};
export const OWN_DECISIONS = [
  NOTIFIED_DECISION,
  {
    ...NOTIFIED_DECISION,
    id: newId(),
    kind: 'person',
    action: 'warn',
    about: null,
    reason: 'Please be kind in rooms.',
    undoneAt: at,
    unread: false,
    answer: 'I was joking, and I am sorry.',
    answeredAt: at,
  },
];
