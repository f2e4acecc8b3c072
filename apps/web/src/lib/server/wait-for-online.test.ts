import { afterEach, expect, test, vi } from 'vitest';
import { waitForOnline } from './wait-for-online.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function resolved(waiting: Promise<void>): Promise<boolean> {
  return Promise.race([waiting.then(() => true), Promise.resolve().then(() => false)]);
}

test('resolves at once if there is a network', async () => {
  expect(await resolved(waitForOnline(1_000).then(() => undefined))).toBe(false);
  await waitForOnline(1_000);
});

test('waits until the browser reports a network, or until the time limit', async () => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const [first, second] = [waitForOnline(1_000), waitForOnline(5_000)];
  const came: string[] = [];
  void first.then(() => came.push('first'));
  void second.then(() => came.push('second'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(came).toEqual(['first']);
  window.dispatchEvent(new Event('online'));
  await second;
  expect(came).toEqual(['first', 'second']);
});
