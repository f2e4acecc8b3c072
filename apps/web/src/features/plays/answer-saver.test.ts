import type { SavedPlay, SavePlayInput } from '@quorbit/contracts/plays/schema';
import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnswerSaver } from './answer-saver.ts';
import { openStoredAnswers } from './stored-answers.ts';
import { play } from './testing/plays.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const startedPlay = play();
const [first = '', second = ''] = startedPlay.questions.map(({ question }) => question.id);
const storedAnswers = openStoredAnswers('ada', startedPlay.id);
const toSavedPlay = ({ revision }: SavePlayInput): SavedPlay => ({ revision, savedAt: startedPlay.now });
const failOffline = () => Promise.reject(new TRPCClientError('Failed to fetch'));
const answer = (questionId: string, option: number) => ({ questionId, option, timeSpent: 1 });

function createSaver(
  save: (input: SavePlayInput) => Promise<SavedPlay>,
  of = startedPlay,
  read = async () => startedPlay,
) {
  const sent = vi.fn(save);
  const made = new AnswerSaver(of, storedAnswers, { save: sent, read });
  return { made, sent, stop: made.start() };
}

test('sends answers together a moment after they are given, each time all of them with a higher revision', async () => {
  const { made, sent } = createSaver(async (input) => toSavedPlay(input));
  made.setAnswer(answer(first, 0));
  made.setAnswer(answer(first, 1));
  await vi.advanceTimersByTimeAsync(500);
  expect(sent.mock.calls.map(([input]) => input.answers)).toEqual([[answer(first, 1)]]);
  expect(made.get().state).toBe('saved');
  made.setAnswer(answer(second, 2));
  await vi.advanceTimersByTimeAsync(500);
  const [firstSave, secondSave] = sent.mock.calls.map(([input]) => input);
  expect(secondSave?.answers).toEqual([answer(first, 1), answer(second, 2)]);
  expect(secondSave?.revision).toBeGreaterThan(firstSave?.revision ?? 0);
});

test('without a network, keeps answers on this device, and the next page sends them', async () => {
  const { made, stop } = createSaver(failOffline);
  made.setAnswer(answer(first, 3));
  await vi.advanceTimersByTimeAsync(500);
  expect(made.get().state).toBe('waiting');
  stop();
  const again = createSaver(async (input) => toSavedPlay(input), {
    ...startedPlay,
    answers: [answer(second, 0)],
    revision: 7,
  });
  expect(again.made.get().answers).toEqual([answer(second, 0), answer(first, 3)]);
  await vi.advanceTimersByTimeAsync(0);
  expect(again.sent).toHaveBeenCalledOnce();
  expect(storedAnswers.read()).toBeNull();
});

test('sends answers as soon as the browser is back online', async () => {
  let down = true;
  const { made } = createSaver(async (input) => (down ? failOffline() : toSavedPlay(input)));
  made.setAnswer(answer(first, 3));
  await vi.advanceTimersByTimeAsync(500);
  down = false;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(made.get().state).toBe('saved');
});

test('where another device is ahead, keeps its answers and sends the one given here again', async () => {
  const ahead = { ...startedPlay, revision: 900_000_000, answers: [answer(first, 0), answer(second, 0)] };
  let revision = ahead.revision;
  const save = async (input: SavePlayInput) => {
    revision = Math.max(revision, input.revision);
    return { revision, savedAt: startedPlay.now };
  };
  const { made, sent } = createSaver(save, startedPlay, async () => ahead);
  made.setAnswer(answer(second, 3));
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    revision: 900_000_001,
    answers: [answer(first, 0), answer(second, 3)],
  });
  expect(made.get().state).toBe('saved');
});

test('stops at a final refusal, and shows the server’s reason', async () => {
  const words = 'Too late: we counted what had reached us by 09:05';
  const refusal = TRPCClientError.from({
    error: { message: words, code: -32000, data: { httpStatus: 409, appCode: 'CONFLICT' } },
  });
  const { made, sent } = createSaver(() => Promise.reject(refusal));
  made.setAnswer(answer(first, 1));
  await vi.advanceTimersByTimeAsync(500);
  expect(made.get().closedReason).toBe(words);
  made.setAnswer(answer(first, 2));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toHaveBeenCalledOnce();
  expect(storedAnswers.read()).toBeNull();
});

test('stores answers again that a page of an older build overwrote, and shows them as waiting', async () => {
  const { made } = createSaver(failOffline);
  made.setAnswer(answer(first, 3));
  localStorage.clear();
  await vi.advanceTimersByTimeAsync(500);
  expect([made.get().state, storedAnswers.read()]).toEqual(['waiting', [answer(first, 3)]]);
});

test('counts a text as sent even if the schema trims it', async () => {
  const { made } = createSaver(async (input) => toSavedPlay(input));
  made.setAnswer({ questionId: first, option: null, response: { kind: 'text', text: 'Paris ' }, timeSpent: 1 });
  await vi.advanceTimersByTimeAsync(500);
  expect([made.get().state, storedAnswers.read()]).toEqual(['saved', null]);
});
