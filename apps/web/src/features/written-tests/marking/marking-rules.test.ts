import { newId } from '@quorbit/contracts/lib/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerToMark, markingQueue, writtenQuestion } from '../testing/managed-tests.ts';
import { findNextToMark, findShownIndex } from './answer-order.ts';
import { formatLengthProblem } from './format-length-problem.ts';
import {
  computeTotal,
  fillNextPoints,
  listMarkIssues,
  parseMarkInput,
  toPointsInputs,
  valuesOf,
} from './mark-values.ts';
import { formatPublishBlocker } from './publish-blocker.ts';

const rows = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 10 });

test('accepts only points in halves up to the marks, and sends them unchanged', () => {
  fc.assert(
    fc.property(rows, fc.array(fc.nat({ max: 50 }), { minLength: 11, maxLength: 11 }), (marks, halves) => {
      const rubric = marks.map((mark, index) => ({ criterion: `Row ${index}`, marks: mark }));
      const question = { ...writtenQuestion({ rubric }), answers: 1, toMark: 1 };
      const answer = answerToMark();
      const names = toPointsInputs(question);
      const points = names.map((_, index) => (halves[index] ?? 0) / 2);
      const typed = Object.fromEntries(names.map(({ name }, index) => [name, String(points[index])]));
      const values = { ...valuesOf(question, answer), ...typed };
      const fits = names.every(({ marks: most }, index) => (points[index] ?? 0) <= most);
      expect(listMarkIssues(question, answer, values).length === 0).toBe(fits);
      expect(computeTotal(names, values)).toBe(points.reduce((sum, point) => sum + point, 0));
      if (!fits) return;
      const sent = parseMarkInput(question, answer, values);
      expect(rubric.length === 0 ? [sent.points] : sent.rubric).toEqual(points);
    }),
  );
  const question = { ...writtenQuestion(), answers: 1, toMark: 1 };
  const values = valuesOf(question, answerToMark());
  expect(computeTotal(toPointsInputs(question), values)).toBeNull();
  for (const points of ['', 'x', '0.3', '-1', '10.5'])
    expect(listMarkIssues(question, answerToMark(), { ...values, points }).map(({ path }) => path)).toEqual(['points']);
  expect(fillNextPoints(9, toPointsInputs(question), values)).toEqual({ points: '9' });
  expect(fillNextPoints(9, toPointsInputs(question), { ...values, points: '1' })).toEqual({});
});

test('leads a marker to every unmarked answer exactly once', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 30 }), (waits) => {
      const done = { points: 1, rubric: [], comment: '', markedBy: null, revision: 1, outdated: false };
      const mark = { ...done, markedAt: '2026-03-09T08:00:00.000Z' };
      const answers = waits.map((waiting) => answerToMark({ mark: waiting ? null : mark }));
      let place = findShownIndex(answers, null, true) ?? 0;
      let met = 0;
      for (; answers[place]?.mark === null; met += 1) {
        answers[place] = answerToMark({ mark });
        const next = findNextToMark(answers, place);
        place = next === null ? place : answers.findIndex(({ sittingId }) => sittingId === next);
      }
      expect(met).toBe(waits.filter(Boolean).length);
    }),
  );
  const answers = [answerToMark()];
  expect(findShownIndex(answers, newId(), false)).toBeNull();
  expect(findShownIndex(answers, newId(), true)).toBe(0);
});

test('gives a reason whenever marks can’t be published', () => {
  const now = new Date('2026-03-09T08:00:00.000Z');
  const queue = markingQueue([{ ...writtenQuestion(), answers: 2, toMark: 0 }]);
  const open = { ...queue.test, closesAt: '2026-03-10T08:00:00.000Z' };
  expect(formatPublishBlocker(queue, now)).toBeNull();
  expect(formatPublishBlocker({ ...queue, test: open }, now)).toMatch(/^Open until 10 Mar/);
  expect(formatPublishBlocker({ ...queue, inProgress: 1 }, now)).toBe('1 learner is still writing.');
  expect(formatPublishBlocker({ ...queue, submitted: 0 }, now)).toBe('Nobody has submitted it.');
  const questions = queue.questions.map((question) => ({ ...question, toMark: 2 }));
  expect(formatPublishBlocker({ ...queue, questions }, now)).toBe('2 answers to mark before you can publish.');
  expect(formatLengthProblem(90, { minWords: 100, maxWords: null })).toBe('10 under the fewest (100)');
  expect(formatLengthProblem(210, { minWords: 100, maxWords: 200 })).toBe('10 over the most (200)');
  expect(formatLengthProblem(150, { minWords: 100, maxWords: 200 })).toBeNull();
});
