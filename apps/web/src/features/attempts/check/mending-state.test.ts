import { newId } from '@quorbit/contracts/lib/ids';
import type { AnswerValue } from '@quorbit/contracts/quizzes/question-kinds';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { question, quiz, started } from '#lib/testing/quizzes.ts';
import { createDraft } from '../drafts.mirror.ts';
import { listMendedOn, type Mending } from '../mendings.mirror.ts';
import { settle } from './check-state.ts';
import {
  answerAgain,
  closeVerdict,
  createMending,
  endMending,
  getShownQuestion,
  isKeyShown,
  leaveQuestion,
  mayLeave,
} from './mending-state.ts';

const CHOICE = question('First?');
const WRITTEN = question('Metal?', {
  kind: 'text',
  options: [],
  correctAnswer: null,
  answerKey: { kind: 'text', accepted: ['iron'] },
});
const LAST = question('Last?');
const RIGHT: AnswerValue = { option: 1 };
const WRONG: AnswerValue = { option: 0 };
const written = (text: string): AnswerValue => ({ option: null, response: { kind: 'text', text } });

/** Creates the mending of an attempt that missed the choice and the written question. */
function newMending(): Mending {
  const draft = createDraft({
    attemptId: newId(),
    started: started(quiz({ questions: [CHOICE, WRITTEN, LAST] })),
    mode: 'check',
    timed: false,
    now: 0,
  });
  const done = settle(settle(settle(draft, CHOICE.id, WRONG), WRITTEN.id, written('gold')), LAST.id, RIGHT);
  return createMending({ ...done, current: 2 }, { day: '2026-03-01', before: undefined });
}

/** Answers the open question and closes its verdict. */
const answer = (mending: Mending, id: string, given: AnswerValue) => closeVerdict(answerAgain(mending, id, given), id);
const opened = () => closeVerdict(newMending(), LAST.id);

test('a new mending shows the verdict on the last first answer, and asks what was missed', () => {
  const mending = newMending();
  expect(mending).toMatchObject({ queue: [CHOICE.id, WRITTEN.id], shown: { questionId: LAST.id, kind: 'first' } });
  expect(getShownQuestion(mending)?.question.id).toBe(LAST.id);
  expect(getShownQuestion(opened())?.question.id).toBe(CHOICE.id);
});

test('a wrong answer comes again after the others, a right one is mended', () => {
  const missed = answer(opened(), CHOICE.id, WRONG);
  expect(missed.queue).toEqual([WRITTEN.id, CHOICE.id]);
  const mended = answer(missed, WRITTEN.id, written('Iron'));
  expect(mended).toMatchObject({ queue: [CHOICE.id], mended: [WRITTEN.id], isOver: false });
  expect(answer(mended, CHOICE.id, RIGHT)).toMatchObject({ queue: [], isOver: true });
});

test('a written question may be left after two misses, and only then shows its right answer', () => {
  let mending = answer(opened(), CHOICE.id, RIGHT);
  for (const misses of [0, 1]) {
    expect(mayLeave(mending)).toBe(false);
    const wrong = answerAgain(mending, WRITTEN.id, written(`gold ${misses}`));
    expect(isKeyShown(wrong)).toBe(false);
    mending = closeVerdict(wrong, WRITTEN.id);
  }
  expect(mayLeave(mending)).toBe(true);
  const left = leaveQuestion(mending, WRITTEN.id);
  expect(isKeyShown(left)).toBe(true);
  expect(closeVerdict(left, WRITTEN.id)).toMatchObject({ queue: [], mended: [CHOICE.id], isOver: true });
});

test('a choice can’t be left, and shows its right answer after each miss', () => {
  let mending = opened();
  for (let misses = 0; misses < 3; misses += 1) {
    const wrong = answerAgain(mending, CHOICE.id, WRONG);
    expect(isKeyShown(wrong)).toBe(true);
    mending = answer(closeVerdict(wrong, CHOICE.id), WRITTEN.id, written('gold'));
    expect(mayLeave(mending)).toBe(false);
  }
});

test('a step for a question that isn’t open changes nothing, so two tabs answer it once', () => {
  const open = opened();
  const answered = answerAgain(open, CHOICE.id, RIGHT);
  expect(answerAgain(answered, CHOICE.id, WRONG)).toBe(answered);
  expect(answerAgain(open, WRITTEN.id, written('iron'))).toBe(open);
  expect(closeVerdict(answered, WRITTEN.id)).toBe(answered);
  expect(leaveQuestion(answered, CHOICE.id)).toBe(answered);
});

test('each missed question is mended or still asked, whatever is answered', () => {
  const given = fc.oneof(fc.constantFrom(RIGHT, WRONG), fc.constantFrom('iron', 'gold').map(written));
  fc.assert(
    fc.property(fc.array(given, { maxLength: 12 }), (answers) => {
      let mending = opened();
      for (const value of answers) {
        const [id] = mending.queue;
        if (id === undefined) break;
        mending = answer(mending, id, value);
        expect([...mending.queue, ...mending.mended].sort()).toEqual([CHOICE.id, WRITTEN.id].sort());
        expect(mending.isOver).toBe(mending.queue.length === 0);
      }
    }),
  );
});

test('what was mended today is listed for today only', () => {
  const mended = endMending(answer(opened(), CHOICE.id, RIGHT));
  expect([...listMendedOn([mended], '2026-03-01')]).toEqual([CHOICE.id]);
  expect([...listMendedOn([mended], '2026-03-02')]).toEqual([]);
});
