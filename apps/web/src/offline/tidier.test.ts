import { expect, test, vi } from 'vitest';
import { createTidier } from './tidier.ts';

const flushEvents = () => new Promise<void>((resolve) => setImmediate(resolve));
const NEWS = { changed: true, incomplete: false };
const NO_NEWS = { changed: false, incomplete: false };

test('the tidier runs after the first reply, then only after changes, once all pages are here', async () => {
  const tidy = vi.fn(async () => true);
  const tidier = createTidier(tidy, () => {});
  const runs = async (committed: typeof NEWS) => {
    tidier.onReplied(committed);
    await flushEvents();
    return tidy.mock.calls.length;
  };
  expect(await runs({ changed: false, incomplete: true })).toBe(0);
  expect(await runs(NO_NEWS)).toBe(1);
  expect(await runs(NO_NEWS)).toBe(1);
  expect(await runs({ changed: true, incomplete: true })).toBe(1);
  expect(await runs(NO_NEWS)).toBe(2);
  expect(await runs(NEWS)).toBe(3);
});

test('the tidier runs after the next reply even without changes once it’s marked as stale', async () => {
  const tidy = vi.fn(async () => true);
  const tidier = createTidier(tidy, () => {});
  tidier.onReplied(NO_NEWS);
  await flushEvents();
  tidier.markStale();
  expect(tidy).toHaveBeenCalledTimes(1);
  tidier.onReplied(NO_NEWS);
  await flushEvents();
  expect(tidy).toHaveBeenCalledTimes(2);
});

test('the tidier runs again for changes made meanwhile, and after the next reply for unfinished work', async () => {
  let finish = (_done: boolean) => {};
  const tidy = vi.fn(() => new Promise<boolean>((resolve) => (finish = resolve)));
  const tidier = createTidier(tidy, () => {});
  tidier.onReplied(NEWS);
  tidier.onReplied(NEWS);
  finish(true);
  await flushEvents();
  expect(tidy).toHaveBeenCalledTimes(2);
  finish(false);
  await flushEvents();
  expect(tidy).toHaveBeenCalledTimes(2);
  tidier.onReplied(NO_NEWS);
  finish(true);
  await flushEvents();
  tidier.onReplied(NO_NEWS);
  expect(tidy).toHaveBeenCalledTimes(3);
});

test('a failure is reported, and the tidier runs again after the next reply', async () => {
  const failure = new TypeError('broken');
  const onDefect = vi.fn();
  const tidy = vi.fn(() => Promise.reject(failure));
  const tidier = createTidier(tidy, onDefect);
  for (const _reply of [1, 2]) {
    tidier.onReplied(NO_NEWS);
    await flushEvents();
  }
  expect(onDefect.mock.calls).toEqual([[failure], [failure]]);
});
