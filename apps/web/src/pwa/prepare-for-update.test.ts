import { expect, test, vi } from 'vitest';
import { addUpdateHook, updateHooks } from '#lib/server/update-hooks.ts';
import { prepareForUpdate } from './prepare-for-update.ts';

test.each([
  [[], true],
  [[true, true], true],
  [[true, false], false],
])('with hooks that return %j the result is %s', async (answers, ready) => {
  expect(await prepareForUpdate(new Set(answers.map((answer) => async () => answer)))).toBe(ready);
});

test('a hook is called until it is removed', async () => {
  const stop = addUpdateHook(() => false);
  expect(await prepareForUpdate()).toBe(false);
  stop();
  expect(updateHooks.size).toBe(0);
  expect(await prepareForUpdate()).toBe(true);
});

test('a hook that fails counts as not saved, and its error is reported', async () => {
  const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  const error = new Error('The disk is full.');
  expect(await prepareForUpdate(new Set([() => Promise.reject(error)]))).toBe(false);
  expect(report).toHaveBeenCalledWith(error);
});

test('a hook that does not finish within five seconds counts as not saved', async () => {
  vi.useFakeTimers();
  const ready = prepareForUpdate(new Set([() => new Promise<boolean>(() => undefined)]));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await ready).toBe(false);
});
