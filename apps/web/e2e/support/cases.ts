// Replies with moderation cases and decisions, for the pages that show them.
import { newId } from '@quorbit/contracts/lib/ids';
import { actionsFor } from '@quorbit/contracts/moderation/actions';
import type { CaseDecision, ModerationCase, OwnDecision } from '@quorbit/contracts/moderation/schema';
import type { ProcedureAnswers } from './procedure-answers.ts';

export const CASE_ID = '018f3c1e-0000-7000-8000-000000000031';
const at = new Date(0).toISOString();
const grace = { id: newId(), name: 'Grace' };
const ada = { id: newId(), name: 'Ada' };

const QUESTION: ModerationCase = {
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
  actions: actionsFor({ kind: 'question', subjectId: grace.id }),
};
const PERSON: ModerationCase = {
  ...QUESTION,
  id: newId(),
  kind: 'person',
  quizId: null,
  reports: 1,
  copy: { kind: 'person', name: 'Grace', chat: [{ message: 'You are all too slow!', timestamp: at }] },
  actions: actionsFor({ kind: 'person', subjectId: grace.id }),
};
const GROUP: ModerationCase = {
  ...PERSON,
  id: newId(),
  kind: 'group',
  copy: { kind: 'group', name: 'Evening astronomers', description: 'Buy cheap telescopes here.' },
  actions: actionsFor({ kind: 'group', subjectId: grace.id }),
};
const DECISION: CaseDecision = {
  id: newId(),
  action: 'hide_question',
  subject: grace,
  reason: 'Two of the answers are right.',
  by: ada,
  at,
  undoneAt: at,
  undoneBy: ada,
  answer: 'I have corrected it. Please have a look.',
  answeredAt: at,
};

export const SOME_CASES: ProcedureAnswers = {
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

const NOTIFIED_DECISION: OwnDecision = {
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
export const OWN_DECISIONS: OwnDecision[] = [
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
