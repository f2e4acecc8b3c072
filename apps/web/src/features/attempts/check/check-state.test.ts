import { newId } from '@quorbit/contracts/lib/ids';
import type { AnswerValue } from '@quorbit/contracts/quizzes/question-kinds';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { question, quiz, started } from '#lib/testing/quizzes.ts';
import { createDraft, type Draft, getDraftAnswer, toSubmission } from '../drafts.mirror.ts';
import { addTime, isComplete, isSettled } from '../player-state.ts';
import { goToNextOpen, listMissed, mergeDraft, settle, setUnchecked } from './check-state.ts';

const QUESTIONS = [question('First?'), question('Second?'), question('Third?')];
const IDS = QUESTIONS.map(({ id }) => id);
const [FIRST = '', SECOND = '', THIRD = ''] = IDS;
const RIGHT: AnswerValue = { option: 1 };
const WRONG: AnswerValue = { option: 0 };
const NONE: AnswerValue = { option: null };

const newDraft = () =>
  createDraft({
    attemptId: newId(),
    started: started(quiz({ questions: QUESTIONS })),
    mode: 'check',
    timed: false,
    now: 0,
  });

/** An answer to one of the questions, by one of two tabs. */
const step = fc.record({ id: fc.constantFrom(...IDS), option: fc.constantFrom(null, 0, 1, 2, 3) });

test('a question keeps its first answer, whatever is answered later', () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const last = steps.reduce((draft, { id, option }) => settle(draft, id, { option }), newDraft());
      for (const id of IDS) {
        const first = steps.find((other) => other.id === id);
        expect(getDraftAnswer(last, id).option).toBe(first?.option ?? null);
        expect(isSettled(last, id)).toBe(first !== undefined);
      }
    }),
  );
});

test('two tabs that merge agree on all first answers, those that were stored first', () => {
  fc.assert(
    fc.property(fc.array(step), fc.array(step), (mine, others) => {
      const apply = (draft: Draft, steps: readonly { id: string; option: number | null }[]) =>
        steps.reduce((before, { id, option }) => settle(before, id, { option }), draft);
      const start = newDraft();
      const stored = apply(apply(start, others), mine);
      const page = mergeDraft(apply(start, mine), stored);
      expect(IDS.map((id) => getDraftAnswer(page, id))).toEqual(IDS.map((id) => getDraftAnswer(stored, id)));
      expect(IDS.map((id) => isSettled(page, id))).toEqual(IDS.map((id) => isSettled(stored, id)));
    }),
  );
});

test('a merged draft keeps the page’s question, its unchecked text and an answer that isn’t stored yet', () => {
  const stored = settle(newDraft(), FIRST, WRONG);
  const page = settle(setUnchecked({ ...stored, current: 2 }, THIRD, RIGHT), SECOND, RIGHT);
  expect(mergeDraft(page, stored)).toMatchObject({
    current: 2,
    answers: { [FIRST]: 0, [SECOND]: 1 },
    unchecked: { [THIRD]: RIGHT },
  });
});

test('a merged draft doesn’t bring back an unchecked value that was cleared', () => {
  const stored = setUnchecked(newDraft(), FIRST, RIGHT);
  const cleared = setUnchecked(stored, FIRST, { option: null });
  expect(mergeDraft(cleared, stored).unchecked).toEqual({});
});

test('an unchecked value isn’t an answer, and goes once the question is answered', () => {
  const typed = setUnchecked(newDraft(), FIRST, RIGHT);
  expect(isSettled(typed, FIRST)).toBe(false);
  expect(toSubmission(typed, 1000).args.answers[0]).toMatchObject({ option: null });
  expect(settle(typed, FIRST, WRONG).unchecked).toEqual({});
  expect(setUnchecked(settle(typed, FIRST, WRONG), FIRST, RIGHT).unchecked).toEqual({});
});

test('the attempt moves on to the first open question, and stays at a complete one', () => {
  const two = settle(settle(newDraft(), FIRST, RIGHT), SECOND, RIGHT);
  expect(goToNextOpen(two, FIRST).current).toBe(2);
  expect(goToNextOpen({ ...two, current: 2 }, FIRST).current).toBe(2);
  const all = settle(two, THIRD, NONE);
  expect([isComplete(two), isComplete(all)]).toEqual([false, true]);
  expect(goToNextOpen(all, FIRST).current).toBe(0);
});

test('wrong and skipped questions are missed, in the order in which they were asked', () => {
  const draft = settle(settle(settle(newDraft(), THIRD, NONE), SECOND, RIGHT), FIRST, WRONG);
  expect(listMissed(draft)).toEqual([FIRST, THIRD]);
});

test('the time spent on a question ends with its first answer', () => {
  const answered = settle(addTime(newDraft(), FIRST, 4), FIRST, WRONG);
  expect(addTime(answered, FIRST, 9).timings).toEqual({ [FIRST]: 4 });
  const skipped = settle(addTime(newDraft(), FIRST, 4), FIRST, NONE);
  expect(addTime(skipped, FIRST, 9).timings).toEqual({ [FIRST]: 4 });
});

test('a submission names its mode, and has no time limit', () => {
  const draft = newDraft();
  expect(draft.deadline).toBeNull();
  expect(toSubmission(draft, 1000)).toMatchObject({ v: 1, args: { mode: 'check' } });
});
