import { newId } from '@quorbit/contracts/lib/ids';
import type { ProcedureAnswers } from '../procedure-answers.ts';
import { EMPTY_LIST, pageCase, type WalkedPage } from '../walked-page.ts';
import { OWN_DUE } from './study-groups-pages.ts';
import { OWN_MATCH } from './tournament-answers.ts';

const NO_QUIZZES: ProcedureAnswers = { 'quizzes.list': EMPTY_LIST, 'quizzes.categories': [] };
const HOME = pageCase('home', 'busy', '/');
const QUIZZES = pageCase('quizzes', 'busy', '/user/test');
const RULES = pageCase('rules', 'busy', ({ quizId }) => `/user/test/${quizId}`);
const REPORTS = pageCase('reports', 'busy', '/user/report');
const REPORT = pageCase('report', 'busy', ({ reportId }) => `/report/${reportId}`);
const OWN_QUIZZES = pageCase('own quizzes', 'premium', '/premium/quizzes');
const OWN_QUIZ = pageCase(
  'one of the user’s own quizzes',
  'premium',
  ({ premiumQuizId }) => `/premium/quiz/${premiumQuizId}`,
);
const OWN_QUIZ_BESIDE = pageCase(
  'own quizzes with one beside',
  'premium',
  ({ premiumQuizId }) => `/premium/quizzes?quiz=${premiumQuizId}`,
);
const EDITOR = pageCase(
  'editor of an own quiz',
  'premium',
  ({ premiumQuizId }) => `/premium/quiz/${premiumQuizId}/edit`,
);
const ADMIN_EDITOR = pageCase('editor of any quiz', 'admin', ({ quizId }) => `/admin/quiz/${quizId}`);
const MAKING = pageCase('quiz making for admins', 'admin', '/admin/create');

export const PAGES: readonly WalkedPage[] = [
  {
    page: '/',
    loaded: [
      HOME,
      {
        ...pageCase('home with assignments', 'busy', '/'),
        answers: { 'assignments.mine': OWN_DUE, 'tournaments.ownMatch': OWN_MATCH },
      },
    ],
    empty: [pageCase('home', 'fresh', '/'), { ...pageCase('home without quizzes', 'fresh', '/'), answers: NO_QUIZZES }],
    failing: [HOME],
  },
  {
    page: '/user/test',
    loaded: [QUIZZES, pageCase('quizzes of a category', 'busy', '/user/test?category=Science&difficulty=medium')],
    empty: [
      pageCase('quizzes without a match', 'fresh', '/user/test?search=zzzzzz'),
      pageCase('quizzes on a device without downloads', 'fresh', '/user/test?offline=true'),
      { ...pageCase('quizzes', 'fresh', '/user/test'), answers: NO_QUIZZES },
    ],
    failing: [QUIZZES],
  },
  {
    page: '/user/test/$quizId',
    loaded: [RULES],
    empty: [
      pageCase('a missing quiz', 'fresh', () => `/user/test/${newId()}`),
      pageCase('a quiz without questions', 'premium', ({ emptyQuizId }) => `/user/test/${emptyQuizId}`),
    ],
    failing: [RULES],
  },
  {
    page: '/user/report',
    loaded: [REPORTS],
    empty: [pageCase('reports', 'fresh', '/user/report')],
    failing: [REPORTS],
  },
  {
    page: '/report/$id',
    loaded: [REPORT],
    empty: [pageCase('a missing report', 'fresh', () => `/report/${newId()}`)],
    failing: [REPORT],
  },
  {
    page: '/premium/quizzes',
    loaded: [OWN_QUIZZES, OWN_QUIZ_BESIDE, pageCase('premium page for a user', 'fresh', '/premium/quizzes')],
    empty: [{ ...OWN_QUIZZES, answers: NO_QUIZZES }],
    failing: [OWN_QUIZZES, OWN_QUIZ_BESIDE],
  },
  {
    page: '/premium/quiz/$id',
    loaded: [OWN_QUIZ],
    empty: [pageCase('one of the user’s own quizzes', 'premium', ({ emptyQuizId }) => `/premium/quiz/${emptyQuizId}`)],
    failing: [OWN_QUIZ],
  },
  {
    page: '/premium/quiz/$id/edit',
    loaded: [EDITOR],
    empty: [
      pageCase(
        'editor of a quiz without questions',
        'premium',
        ({ emptyQuizId }) => `/premium/quiz/${emptyQuizId}/edit`,
      ),
      pageCase('editor of a missing quiz', 'premium', () => `/premium/quiz/${newId()}/edit`),
    ],
    failing: [EDITOR],
  },
  { page: '/admin/create', loaded: [MAKING], empty: [{ ...MAKING, answers: NO_QUIZZES }], failing: [MAKING] },
  {
    page: '/admin/quiz/$id',
    loaded: [ADMIN_EDITOR],
    empty: [pageCase('editor of a missing quiz, for admins', 'admin', () => `/admin/quiz/${newId()}`)],
    failing: [ADMIN_EDITOR],
  },
];
