import type { DemoAccountHistory } from '@quorbit/contracts/content/demo';
import { listDueToday } from '@quorbit/contracts/reviews/due';
import { applyEntry } from '@quorbit/contracts/reviews/schedule';
import { addDays, daysBetween, learnerDay } from '@quorbit/contracts/streaks/days';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../lib/content.ts';
import { catalogue } from '../quizzes/catalogue.ts';
import { buildDemoWork, DEMO_ZONE, type SeededQuiz } from './demo-history.ts';

const QUIZZES: SeededQuiz[] = catalogue.map(({ id, title, questions }) => ({
  quizId: title,
  contentId: id,
  packHash: '',
  questions: questions.map((question, index) => ({
    id: `${title} ${index}`,
    kind: 'single' as const,
    marks: 1,
    image: null,
    ...question,
  })),
}));
const HISTORIES = readContent<DemoAccountHistory[]>('demo/histories.json');

const now = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });

describe.each(HISTORIES)('the history of $email', (history) => {
  it('names only quizzes of the catalogue', () => {
    const ids = new Set(QUIZZES.map(({ contentId }) => contentId));
    for (const { quiz } of history.attempts) expect(ids).toContain(quiz);
  });

  it('ends before today, with one missed day, whenever the first start is', () => {
    fc.assert(
      fc.property(now, (at) => {
        const { attempts, ratings } = buildDemoWork(history, QUIZZES, at);
        const today = learnerDay(at, DEMO_ZONE);
        const done = [...attempts.map(({ finishedAt }) => new Date(finishedAt)), ...ratings.map((rating) => rating.at)];
        const days = new Set(done.map((date) => learnerDay(date, DEMO_ZONE)));
        const missed = Array.from({ length: 21 }, (_, index) => addDays(today, -1 - index)).filter((d) => !days.has(d));
        expect(missed).toHaveLength(1);
        for (const day of days) expect(daysBetween(day, today)).toBeGreaterThanOrEqual(1);
        for (const { startedAt, finishedAt } of attempts) expect(startedAt < finishedAt).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('rates only cards that are due by then, and leaves some for today', () => {
    const at = new Date('2026-11-22T09:00:00Z');
    const { attempts, ratings } = buildDemoWork(history, QUIZZES, at);
    const logs = new Map<string, { at: string; quality: 1 | 3 | 5 | null; id: string }[]>();
    const add = (questionId: string, entry: { at: string; quality: 1 | 3 | 5 | null; id: string }) =>
      logs.set(questionId, [...(logs.get(questionId) ?? []), entry]);
    const keys = new Map(
      QUIZZES.flatMap(({ questions }) => questions.map((question) => [question.id, question.correctAnswer])),
    );
    for (const { answers, finishedAt, attemptId } of attempts) {
      for (const { questionId, option } of answers)
        if (option !== null && 'ABCD'[option] !== keys.get(questionId))
          add(questionId, { at: finishedAt, quality: null, id: attemptId });
    }
    for (const rating of ratings)
      add(rating.input.questionId, { at: rating.at.toISOString(), quality: rating.input.quality, id: rating.opId });
    const cards = [...logs].map(([questionId, log]) => {
      let card: ReturnType<typeof applyEntry> | null = null;
      for (const { quality, ...entry } of log.sort((a, b) => a.at.localeCompare(b.at))) {
        if (quality !== null) expect(learnerDay(new Date(card?.due ?? ''), DEMO_ZONE) <= entry.at).toBe(true);
        card = applyEntry(
          questionId,
          card,
          quality === null ? { ...entry, cause: 'mistake' } : { ...entry, cause: 'rating', quality },
        );
      }
      if (!card) throw new Error('A log is empty.');
      return { questionId, ...card };
    });
    expect(listDueToday(cards, at, { zone: DEMO_ZONE }).length).toBeGreaterThanOrEqual(5);
    expect(new Set(attempts.map(({ quizId }) => quizId)).size).toBeGreaterThan(15);
  });
});
