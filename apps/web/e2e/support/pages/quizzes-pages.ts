import { newId } from '@quorbit/contracts/lib/ids';
import { NOTHING, see, type WalkedPage } from '../walked-page.ts';
import { DUE } from './study-groups-pages.ts';
import { OWN_MATCH } from './tournament-answers.ts';

const NO_QUIZZES = { 'quizzes.list': NOTHING, 'quizzes.categories': [] };
const HOME = see('home', 'busy', '/');
const QUIZZES = see('quizzes', 'busy', '/user/test');
const RULES = see('rules', 'busy', ({ quizId }) => `/user/test/${quizId}`);
const REPORTS = see('reports', 'busy', '/user/report');
const REPORT = see('report', 'busy', ({ reportId }) => `/report/${reportId}`);
const OWN_QUIZZES = see('own quizzes', 'premium', '/premium/quizzes');
const OWN_QUIZ = see('one own quiz', 'premium', ({ premiumQuizId }) => `/premium/quiz/${premiumQuizId}`);
const OWN_QUIZ_BESIDE = see(
  'own quizzes with one beside',
  'premium',
  ({ premiumQuizId }) => `/premium/quizzes?quiz=${premiumQuizId}`,
);
const EDITOR = see('editor of an own quiz', 'premium', ({ premiumQuizId }) => `/premium/quiz/${premiumQuizId}/edit`);
const ADMIN_EDITOR = see('editor of any quiz', 'admin', ({ quizId }) => `/admin/quiz/${quizId}`);
const MAKING = see('quiz making for admins', 'admin', '/admin/create');

export const PAGES: readonly WalkedPage[] = [
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
  { page: '/admin/create', loaded: [MAKING], empty: [{ ...MAKING, answers: NO_QUIZZES }], failing: [MAKING] },
  {
    page: '/admin/quiz/$id',
    loaded: [ADMIN_EDITOR],
    empty: [see('editor of a quiz that is not there, for admins', 'admin', () => `/admin/quiz/${newId()}`)],
    failing: [ADMIN_EDITOR],
  },
];
