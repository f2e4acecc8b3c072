import type { SavedPlay, SavePlayInput } from '@quorbit/contracts/plays/schema';
import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnswerSaver } from './answer-saver.ts';
import { keptAnswers } from './kept-answers.ts';
import { play } from './testing/plays.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const begun = play();
const [first = '', second = ''] = begun.questions.map(({ question }) => question.id);
const kept = keptAnswers('ada', begun.id);
const stored = ({ revision }: SavePlayInput): SavedPlay => ({ revision, savedAt: begun.now });
const offline = () => Promise.reject(new TRPCClientError('Failed to fetch'));
const answer = (questionId: string, option: number) => ({ questionId, option, timeSpent: 1 });

function saver(save: (input: SavePlayInput) => Promise<SavedPlay>, of = begun, read = async () => begun) {
  const sent = vi.fn(save);
  const made = new AnswerSaver(of, kept, { save: sent, read });
  return { made, sent, stop: made.start() };
}

test('answers are sent together a moment after they are given, all of them with a higher revision each time', async () => {
  const { made, sent } = saver(async (input) => stored(input));
  made.give(answer(first, 0));
  made.give(answer(first, 1));
  await vi.advanceTimersByTimeAsync(500);
  expect(sent.mock.calls.map(([input]) => input.answers)).toEqual([[answer(first, 1)]]);
  expect(made.get().state).toBe('saved');
  made.give(answer(second, 2));
  await vi.advanceTimersByTimeAsync(500);
  const [one, two] = sent.mock.calls.map(([input]) => input);
  expect(two?.answers).toEqual([answer(first, 1), answer(second, 2)]);
  expect(two?.revision).toBeGreaterThan(one?.revision ?? 0);
});

test('without the network they stay on this device, and the next page sends them', async () => {
  const { made, stop } = saver(offline);
  made.give(answer(first, 3));
  await vi.advanceTimersByTimeAsync(500);
  expect(made.get().state).toBe('waiting');
  stop();
  const again = saver(async (input) => stored(input), { ...begun, answers: [answer(second, 0)], revision: 7 });
  expect(again.made.get().answers).toEqual([answer(second, 0), answer(first, 3)]);
  await vi.advanceTimersByTimeAsync(0);
  expect(again.sent).toHaveBeenCalledOnce();
  expect(kept.read()).toBeNull();
});

test('they are sent as soon as the browser is back online', async () => {
  let down = true;
  const { made } = saver(async (input) => (down ? offline() : stored(input)));
  made.give(answer(first, 3));
  await vi.advanceTimersByTimeAsync(500);
  down = false;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(made.get().state).toBe('saved');
});

test('where another device is ahead, its answers stay, and the one given here is sent again', async () => {
  const ahead = { ...begun, revision: 900_000_000, answers: [answer(first, 0), answer(second, 0)] };
  let revision = ahead.revision;
  const save = async (input: SavePlayInput) => {
    revision = Math.max(revision, input.revision);
    return { revision, savedAt: begun.now };
  };
  const { made, sent } = saver(save, begun, async () => ahead);
  made.give(answer(second, 3));
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    revision: 900_000_001,
    answers: [answer(first, 0), answer(second, 3)],
  });
  expect(made.get().state).toBe('saved');
});

test('what the server refuses for good ends it, with its words', async () => {
  const words = 'Too late: we counted what had reached us by 09:05';
  const refusal = TRPCClientError.from({
    error: { message: words, code: -32000, data: { httpStatus: 409, appCode: 'CONFLICT' } },
  });
  const { made, sent } = saver(() => Promise.reject(refusal));
  made.give(answer(first, 1));
  await vi.advanceTimersByTimeAsync(500);
  expect(made.get().over).toBe(words);
  made.give(answer(first, 2));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toHaveBeenCalledOnce();
  expect(kept.read()).toBeNull();
});

test('what a page of an older build wrote over is kept again, and is not said to be kept before', async () => {
  const { made } = saver(offline);
  made.give(answer(first, 3));
  localStorage.clear();
  await vi.advanceTimersByTimeAsync(500);
  expect([made.get().state, kept.read()]).toEqual(['waiting', [answer(first, 3)]]);
});

test('a text that the schema trims counts as sent once it was', async () => {
  const { made } = saver(async (input) => stored(input));
  made.give({ questionId: first, option: null, response: { kind: 'text', text: 'Paris ' }, timeSpent: 1 });
  await vi.advanceTimersByTimeAsync(500);
  expect([made.get().state, kept.read()]).toEqual(['saved', null]);
});
