import { newId } from '@quorbit/contracts/lib/ids';
import type { KeyedQuestion } from '@quorbit/contracts/quizzes/question';
import type { Quiz } from '@quorbit/contracts/quizzes/schema';
import type { CardRow } from '@quorbit/contracts/reviews/row';
import { applyEntry, undoRating } from '@quorbit/contracts/reviews/schedule';
import { REVIEW_RATE, type ReviewRateArgs } from '@quorbit/contracts/sync/ops/review-rate';
import { REVIEW_SUSPEND, type ReviewSuspendArgs } from '@quorbit/contracts/sync/ops/review-suspend';
import { REVIEW_UNDO, type ReviewUndoArgs } from '@quorbit/contracts/sync/ops/review-undo';
import type { Op } from '@quorbit/contracts/sync/schema';
import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { question as makeQuestion, quiz, started } from '#lib/testing/quizzes.ts';
import { cardRow, packRow } from '#lib/testing/rows.ts';

const ANSWER_KEY = { correctAnswer: 'C', explanation: 'Because it is.' } as const;
export const keyedQuestion = (text: string) => makeQuestion(text, ANSWER_KEY);
export const PLANETS = (...texts: string[]) => quiz({ title: 'Planets', questions: texts.map(keyedQuestion) });
export const RIVERS = (...texts: string[]) =>
  quiz({ title: 'Rivers', category: 'Geography', questions: texts.map(keyedQuestion) });
export const EMPTY_PAGE = { items: [], nextCursor: null };

export const button = (name: string) => screen.findByRole('button', { name });
export const question = (text: string) => screen.findByRole('heading', { level: 2, name: text });

/** Sets up a signed-in learner and a fake server with reviews. Call it once at the top of a test file. */
export function reviewFixture() {
  const server = fakeServer();
  let userId = newId();

  beforeEach(() => {
    userId = signIn('user', { timeZone: 'UTC' }).id;
  });

  /**
   * Fills the server with a card for each question of the quizzes, due in this order; ratings, undos and suspensions
   * change the cards.
   */
  function serve(quizzes: Quiz[], changes: Partial<CardRow> = {}): KeyedQuestion[] {
    const questions: KeyedQuestion[] = [];
    const cards = new Map<string, CardRow>();
    for (const storedQuiz of quizzes) {
      const hash = server.addPack(started(storedQuiz).pack);
      server.sync.put(packRow(storedQuiz, hash));
      for (const packQuestion of started(storedQuiz).pack.questions as KeyedQuestion[]) {
        const due = new Date(Date.UTC(2026, 0, 1, 0, questions.length)).toISOString();
        const row = cardRow(storedQuiz.id, packQuestion.id, hash, { due, ...changes });
        cards.set(packQuestion.id, row.body);
        server.sync.put(row);
        questions.push(packQuestion);
      }
    }
    server.sync.rowOf = (op) => {
      const { questionId } = op.args as { questionId: string };
      const card = cards.get(questionId);
      if (!card) throw new Error('No such card.');
      const next = { ...card, ...applyOp(card, op) };
      cards.set(questionId, next);
      return { id: questionId, kind: 'card', body: next };
    };
    server.on({ 'accounts.me': () => signIn('user', { id: userId, timeZone: 'UTC' }) });
    return questions;
  }

  return { server, userId: () => userId, serve, ratings: () => server.sync.argsOf(REVIEW_RATE) };
}

/** Returns the changes that the server makes to a card for an op. */
function applyOp(card: CardRow, { opId, at, type, args }: Op): Partial<CardRow> {
  if (type === REVIEW_UNDO) return undoRating(card, (args as ReviewUndoArgs).ratingId) ?? {};
  if (type === REVIEW_SUSPEND) return { suspended: (args as ReviewSuspendArgs).suspended };
  const { questionId, quality } = args as ReviewRateArgs;
  return applyEntry(questionId, card, { id: opId, at, cause: 'rating', quality });
}
