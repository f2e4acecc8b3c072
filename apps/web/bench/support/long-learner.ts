// Makes the rows and packs that a learner has on their device after a year of study.
import { createHash } from 'node:crypto';
import type { GradedRow } from '@quorbit/contracts/attempts/graded';
import { newId } from '@quorbit/contracts/lib/ids';
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import type { PackRow } from '@quorbit/contracts/quizzes/row';
import type { PackBody } from '@quorbit/contracts/quizzes/schema';
import type { CardRow } from '@quorbit/contracts/reviews/row';
import type { AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';

const QUIZZES = 50;
const QUESTIONS = 10;
const DAY_MS = 24 * 60 * 60 * 1000;
const YEAR_MS = 365 * DAY_MS;
const CATEGORIES = ['Science', 'Mathematics', 'History', 'Geography', 'Literature'];
const LETTERS = ['A', 'B', 'C', 'D'] as const;
const XP_PER_RIGHT = 8;
const SECONDS_PER_ANSWER = 9;

/** A mirror row as the device's database stores it, but without its generation. */
export interface BareRow {
  scope: string;
  kind: string;
  id: string;
  version: number;
  body: unknown;
}

/** A pack as the device's database stores it. */
export interface BarePack {
  hash: string;
  quizId: string;
  body: PackBody;
  bytes: number;
  pictures: string[];
}

export interface LongLearner {
  rows: BareRow[];
  packs: BarePack[];
  /** The id of the newest attempt, and the title of its quiz. */
  newest: { id: string; title: string };
  /** Returns the row of one more attempt, finished just now. */
  nextAttempt(): BareRow;
  /** Returns the args to submit one more attempt, finished just now. */
  nextSubmission(): AttemptSubmitArgs;
}

/**
 * Creates a learner with `attempts` attempts, evenly spread over the year up to yesterday. Apart from ids, each call
 * makes the same data.
 */
export function createLongLearner(attempts: number, now = Date.now()): LongLearner {
  const packs = Array.from({ length: QUIZZES }, (_, index) => packOf(index, now));
  const packFor = (index: number) => packs[(index * 7) % packs.length] as BarePack;
  // The newest attempt ended a day before `now`.
  const endOf = (index: number) => now - DAY_MS - ((attempts - 1 - index) / attempts) * YEAR_MS;
  const bodies = Array.from({ length: attempts }, (_, index) => attemptOf(packFor(index), index, endOf(index)));
  const newest = bodies.at(-1);
  if (!newest) throw new Error('A learner has attempts.');
  let next = attempts;
  let version = 1_000_000;
  const rowOf = (kind: string, id: string, body: unknown, scope = 'me'): BareRow => {
    version += 1;
    return { scope, kind, id, version, body };
  };
  return {
    packs,
    rows: [
      ...packs.map((pack) => rowOf('pack', pack.quizId, packRowOf(pack, now), 'everyone')),
      ...bodies.map((body) => rowOf('attempt', body.id, body)),
      ...cardsOf(packs, now).map((body) => rowOf('card', body.questionId, body)),
    ],
    newest: { id: newest.id, title: newest.quiz.title },
    nextAttempt() {
      next += 1;
      const body = attemptOf(packFor(next), next, Date.now());
      return rowOf('attempt', body.id, body);
    },
    nextSubmission() {
      next += 1;
      const {
        id: attemptId,
        quiz,
        packHash,
        startedAt,
        finishedAt,
        answers,
      } = attemptOf(packFor(next), next, Date.now());
      return { attemptId, quizId: quiz.id, packHash, startedAt, finishedAt, answers };
    },
  };
}

function packOf(index: number, now: number): BarePack {
  const quizId = newId(now - YEAR_MS);
  const body: PackBody = {
    format: 1,
    quizId,
    version: 1,
    title: `Course ${index + 1}: what everybody should know`,
    category: CATEGORIES[index % CATEGORIES.length] ?? '',
    description: 'Ten questions that come again and again, with an explanation of each.',
    duration: 10,
    passingMarks: QUESTIONS / 2,
    totalMarks: QUESTIONS,
    keyed: true,
    salt: newId(),
    shuffleQuestions: false,
    shuffleOptions: false,
    draw: null,
    questions: Array.from({ length: QUESTIONS }, (_, place) => questionOf(index, place)),
  };
  const text = JSON.stringify(body);
  const hash = createHash('sha256').update(text).digest('hex');
  return { hash, quizId, body, bytes: text.length, pictures: [] };
}

function questionOf(quiz: number, place: number): KeyedQuestion {
  const name = `Which of these is true of thing number ${place + 1} that course ${quiz + 1} is about?`;
  return {
    id: newId(),
    kind: 'single',
    question: name,
    options: LETTERS.map((letter) => `The answer ${letter}, in about as many words as most answers have`),
    difficulty: 'medium',
    marks: 1,
    image: null,
    correctAnswer: LETTERS[place % LETTERS.length] ?? 'A',
    explanation: 'It follows from what the course says of it, and can be looked up in any book on the subject.',
  };
}

function packRowOf({ hash, quizId, body, bytes }: BarePack, now: number): PackRow {
  const { title, category, duration } = body;
  return {
    quizId,
    hash,
    title,
    category,
    questionCount: QUESTIONS,
    duration,
    bytes,
    ranked: false,
    sealed: false,
    inGame: false,
    closesAt: null,
    own: false,
    updatedAt: new Date(now - YEAR_MS).toISOString(),
  };
}

/** Makes an attempt in which about 70% of the answers are right and 5% are missing. */
function attemptOf({ hash, quizId, body }: BarePack, index: number, finished: number): GradedRow {
  const answers = body.questions.map(({ id: questionId, correctAnswer }, place) => {
    const right = LETTERS.indexOf(correctAnswer ?? 'A');
    const luck = (index * 31 + place * 17) % 20;
    const option = luck === 19 ? null : luck < 14 ? right : (right + 1) % LETTERS.length;
    return { questionId, option, timeSpent: SECONDS_PER_ANSWER + (luck % 5) + 0.25 };
  });
  const score = answers.filter(({ option }, place) => option === place % LETTERS.length).length;
  const passed = score >= body.passingMarks;
  const seconds = answers.reduce((sum, { timeSpent }) => sum + timeSpent, 0);
  const finishedAt = new Date(finished).toISOString();
  return {
    id: newId(finished),
    quiz: { id: quizId, title: body.title, category: body.category },
    packHash: hash,
    status: 'graded',
    counted: true,
    source: 'self',
    startedAt: new Date(finished - seconds * 1000).toISOString(),
    finishedAt,
    day: finishedAt.slice(0, 10),
    score,
    totalMarks: QUESTIONS,
    percentage: score * 10,
    passed,
    xpEarned: score * XP_PER_RIGHT,
    answers,
  };
}

/** Makes one card per question, in review for some weeks; a tenth of the cards are due. */
function cardsOf(packs: readonly BarePack[], now: number): CardRow[] {
  const questions = packs.flatMap(({ hash, body }) =>
    body.questions.map(({ id }) => ({ id, hash, quizId: body.quizId })),
  );
  return questions.map(({ id: questionId, hash: packHash, quizId }, index): CardRow => {
    const days = (index % 30) + 1;
    const last = now - (days + 1) * DAY_MS;
    const lastReview = new Date(last).toISOString();
    const due = new Date(now + (index % 10 === 0 ? -1 : days) * DAY_MS).toISOString();
    return {
      quizId,
      questionId,
      packHash,
      due,
      lastReview,
      state: 'review',
      stability: days * 2,
      difficulty: 5.2,
      reps: 4,
      lapses: 1,
      confidentError: false,
      introducedOn: new Date(last - 60 * DAY_MS).toISOString().slice(0, 10),
      reviewedOn: lastReview.slice(0, 10),
      undo: null,
      suspended: false,
      history: [60, 40, 15, 0].map((before) => ({
        at: new Date(last - before * DAY_MS).toISOString(),
        quality: before === 40 ? null : 5,
      })),
    };
  });
}
