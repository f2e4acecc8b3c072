import { DEFAULT_SWITCHES, type Switches } from '@quorbit/contracts/feature-switches/switches';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMemoryRealtime } from '../../realtime/memory.ts';
import { followSwitches, SWITCHES_CHANGED } from './follow-switches.ts';

const env = { google: null };
const logged: string[] = [];
const log = {
  warn: (_: object, message: string) => logged.push(message),
  info: (message: string) => logged.push(message),
};

beforeEach(() => {
  vi.useFakeTimers();
  logged.length = 0;
});
afterEach(() => vi.useRealTimers());

/** Starts following feature switches that the test sets in memory; the test can also make reading them fail or wait. */
async function follow(everyMs?: number | null) {
  const row = { saved: DEFAULT_SWITCHES, fails: false, held: null as Promise<void> | null, reads: 0 };
  const { signals } = createMemoryRealtime();
  const read = async (): Promise<Switches> => {
    row.reads += 1;
    await row.held;
    if (row.fails) throw new Error('no database');
    return row.saved;
  };
  const options = { read, env, signals, log: log as never };
  const { switches, stop } = await followSwitches(everyMs === undefined ? options : { ...options, everyMs });
  return { row, switches, stop, hint: () => signals.publish(SWITCHES_CHANGED, '') };
}

it('reads the switches once at start, then every second', async () => {
  const { row, switches, stop } = await follow();
  expect([row.reads, switches.isOn('rooms'), switches.registration()]).toEqual([1, true, 'open']);
  row.saved = { ...DEFAULT_SWITCHES, rooms: false, registration: 'closed' };
  await vi.advanceTimersByTimeAsync(999);
  expect(switches.isOn('rooms')).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect([row.reads, switches.isOn('rooms'), switches.registration()]).toEqual([2, false, 'closed']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(row.reads).toBe(12);
  await stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(row.reads).toBe(12);
});

it('reads the switches at once after a hint, and again after a hint during a reading', async () => {
  const { row, switches, stop, hint } = await follow(null);
  row.saved = { ...DEFAULT_SWITCHES, tournaments: false };
  let release = () => {};
  row.held = new Promise((resolve) => {
    release = resolve;
  });
  for (let count = 0; count < 5; count += 1) hint();
  expect(row.reads).toBe(2);
  // Calls during a reading use the last switches without waiting.
  expect(switches.isOn('tournaments')).toBe(true);
  row.held = null;
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect([row.reads, switches.isOn('tournaments')]).toEqual([3, false]);
  await stop();
  hint();
  expect(row.reads).toBe(3);
});

it('keeps the last state while the database fails, and logs the failure once', async () => {
  const { row, switches, stop } = await follow();
  row.saved = { ...DEFAULT_SWITCHES, rooms: false };
  await vi.advanceTimersByTimeAsync(1_000);
  row.fails = true;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(switches.isOn('rooms')).toBe(false);
  expect(logged).toEqual(['feature switches could not be read; the last ones stay in force']);
  row.fails = false;
  row.saved = DEFAULT_SWITCHES;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(switches.isOn('rooms')).toBe(true);
  expect(logged).toHaveLength(2);
  await stop();
});

it('keeps the server from starting if the switches can’t be read', async () => {
  const { signals } = createMemoryRealtime();
  const read = () => Promise.reject(new Error('no database'));
  await expect(followSwitches({ read, env, signals, log: log as never })).rejects.toThrow('no database');
});

it('counts a feature as off if the environment lacks what it needs', async () => {
  const { switches, stop } = await follow();
  expect([switches.isOn('google'), switches.isOn('challenges')]).toEqual([false, true]);
  await stop();
});
