import { CURRENT_MODEL, estimateAbility, estimateAfterEach } from '@quorbit/contracts/adaptive-quizzes/model';
import type { AdaptiveAnswer, AdaptiveQuiz, AdaptiveResult, PastRun } from '@quorbit/contracts/adaptive-quizzes/schema';
import { newId } from '@quorbit/contracts/lib/ids';
import type { OpenQuestion } from '@quorbit/contracts/quizzes/question';
import type { ProcedureAnswers } from '../procedure-answers.ts';
import { pageCase, type WalkedPage } from '../walked-page.ts';

const idOf = (place: number) => `018f3c1e-0000-7000-8000-0000000001${place.toString(16).padStart(2, '0')}`;
/** A word that is wider than a phone's screen. */
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapit';
const QUIZ = { id: idOf(0), title: `Atoms, Bonds and Reactions ${LONG_WORD}`, category: 'Science' };

const QUESTION: OpenQuestion = {
  id: idOf(1),
  kind: 'single',
  difficulty: 'medium',
  marks: 1,
  image: null,
  question: 'Which particle decides which element an atom is?',
  options: ['The proton', 'The neutron', `The electron ${LONG_WORD}`, 'The photon'],
};
const RUN = { id: idOf(2), quiz: QUIZ, place: 4, standardError: 0.62, question: QUESTION, ending: null };

const RIGHTS = [true, true, false, true, false, true, true, false, false];
const SCORED = RIGHTS.map((correct, index) => ({ difficulty: [0, 1, 1, 0][index % 4] ?? 0, guessing: 0.25, correct }));
const PATH = estimateAfterEach(SCORED, CURRENT_MODEL);
const ANSWERS = SCORED.map(
  ({ difficulty, correct }, index): AdaptiveAnswer => ({
    questionId: idOf(16 + index),
    kind: 'single',
    question: QUESTION.question,
    options: QUESTION.options,
    image: null,
    option: correct ? 0 : index === 2 ? null : 2,
    response: null,
    difficulty,
    correct,
    estimate: PATH[index] ?? null,
    correctAnswer: 'A',
    explanation: index === 0 ? `Its number of protons is the number of the element. ${LONG_WORD}` : null,
  }),
);
const PAST: PastRun[] = [0.24, -0.6].map((ability, index) => ({
  id: idOf(8 + index),
  quiz: QUIZ,
  endedAt: '2026-03-01T10:00:00.000Z',
  answered: 11 + index,
  // The older run is from a version whose results had no range.
  estimate: { ability, error: 0.39, ...(index === 0 && { range: { low: ability - 0.8, high: ability + 0.7 } }) },
}));
const RESULT: AdaptiveResult = {
  id: RUN.id,
  quiz: QUIZ,
  endedAt: '2026-03-02T10:00:00.000Z',
  ending: 'certain',
  answers: ANSWERS,
  past: PAST,
  estimate: estimateAbility(SCORED, CURRENT_MODEL),
};
const SEALED: AdaptiveResult = {
  ...RESULT,
  estimate: null,
  past: [],
  answers: ANSWERS.slice(0, 1).map((answer) => ({
    ...answer,
    estimate: null,
    correct: null,
    correctAnswer: null,
    explanation: null,
  })),
};

const overview = (changes: Partial<AdaptiveQuiz>): ProcedureAnswers => ({
  'adaptiveQuizzes.get': { quiz: QUIZ, enough: true, open: null, past: PAST, ...changes },
});
const AT = `/adaptive/${QUIZ.id}`;
const RULES = pageCase('rules of an adaptive quiz', 'busy', AT);
const RESULTS = pageCase('a result of an adaptive quiz', 'busy', `${AT}?result=${RUN.id}`);

export const PAGES: readonly WalkedPage[] = [
  {
    page: '/adaptive/$id',
    loaded: [
      { ...RULES, answers: overview({}) },
      { ...pageCase('a question of an adaptive quiz', 'busy', AT), answers: overview({ open: RUN }) },
      { ...RESULTS, answers: { 'adaptiveQuizzes.result': RESULT } },
    ],
    empty: [
      { ...pageCase('an adaptive quiz without questions', 'busy', AT), answers: overview({ enough: false, past: [] }) },
      {
        ...pageCase('a sealed result of an adaptive quiz', 'busy', `${AT}?result=${RUN.id}`),
        answers: { 'adaptiveQuizzes.result': SEALED },
      },
      pageCase('a missing adaptive quiz', 'fresh', () => `/adaptive/${newId()}`),
    ],
    failing: [RULES, RESULTS],
  },
];
