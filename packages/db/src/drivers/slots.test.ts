import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSlots, PoolBusy } from './slots.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('slots admit as many users as there is room for, then the others in order of arrival', async () => {
  const slots = createSlots({ max: 2, patienceMs: 100, mostWaiting: 10 });
  const came: number[] = [];
  const entered = [0, 1, 2, 3].map((number) =>
    slots.acquire().then((leave) => {
      came.push(number);
      return leave;
    }),
  );
  const [first] = await Promise.all(entered.slice(0, 2));
  expect(came).toEqual([0, 1]);
  first?.();
  first?.();
  const third = await entered[2];
  expect(came).toEqual([0, 1, 2]);
  third?.();
  await entered[3];
});

it('slots refuse callers who waited for too long or who find the queue full', async () => {
  const slots = createSlots({ max: 1, patienceMs: 100, mostWaiting: 1 });
  const leave = await slots.acquire();
  const waits = expect(slots.acquire()).rejects.toBeInstanceOf(PoolBusy);
  await expect(slots.acquire()).rejects.toBeInstanceOf(PoolBusy);
  await vi.advanceTimersByTimeAsync(100);
  await waits;
  leave();
  (await slots.acquire())();
});

it('slots let callers wait without a limit if the patience is infinite', async () => {
  const slots = createSlots({ max: 1, patienceMs: Number.POSITIVE_INFINITY, mostWaiting: 1 });
  const leave = await slots.acquire();
  const waits = slots.acquire();
  await vi.advanceTimersByTimeAsync(3_600_000);
  leave();
  (await waits)();
});
