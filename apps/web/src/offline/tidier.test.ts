import { expect, test, vi } from 'vitest';
import { createTidier } from './tidier.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const NEWS = { changed: true, incomplete: false };
const NOTHING = { changed: false, incomplete: false };

test('it runs after the first reply, then only after changes, once all pages are here', async () => {
  const tidy = vi.fn(async () => true);
  const tidier = createTidier(tidy, () => {});
  const runs = async (committed: typeof NEWS) => {
    tidier.replied(committed);
    await settled();
    return tidy.mock.calls.length;
  };
  expect(await runs({ changed: false, incomplete: true })).toBe(0);
  expect(await runs(NOTHING)).toBe(1);
  expect(await runs(NOTHING)).toBe(1);
  expect(await runs({ changed: true, incomplete: true })).toBe(1);
  expect(await runs(NOTHING)).toBe(2);
  expect(await runs(NEWS)).toBe(3);
});

test('in doubt it runs after the next reply, whatever that brings', async () => {
  const tidy = vi.fn(async () => true);
  const tidier = createTidier(tidy, () => {});
  tidier.replied(NOTHING);
  await settled();
  tidier.markStale();
  expect(tidy).toHaveBeenCalledTimes(1);
  tidier.replied(NOTHING);
  await settled();
  expect(tidy).toHaveBeenCalledTimes(2);
});

test('it runs again for what changed meanwhile, and after the next reply for what it could not do', async () => {
  let finish = (_done: boolean) => {};
  const tidy = vi.fn(() => new Promise<boolean>((resolve) => (finish = resolve)));
  const tidier = createTidier(tidy, () => {});
  tidier.replied(NEWS);
  tidier.replied(NEWS);
  finish(true);
  await settled();
  expect(tidy).toHaveBeenCalledTimes(2);
  finish(false);
  await settled();
  expect(tidy).toHaveBeenCalledTimes(2);
  tidier.replied(NOTHING);
  finish(true);
  await settled();
  tidier.replied(NOTHING);
  expect(tidy).toHaveBeenCalledTimes(3);
});

test('a failure is told, and tried again after the next reply', async () => {
  const failure = new TypeError('broken');
  const onDefect = vi.fn();
  const tidy = vi.fn(() => Promise.reject(failure));
  const tidier = createTidier(tidy, onDefect);
  for (const _reply of [1, 2]) {
    tidier.replied(NOTHING);
    await settled();
  }
  expect(onDefect.mock.calls).toEqual([[failure], [failure]]);
});
