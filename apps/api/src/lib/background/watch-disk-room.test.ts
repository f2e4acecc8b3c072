import type { SavingLevel } from '@quorbit/contracts/health/saving-level';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from '../logger.ts';
import { watchDiskRoom } from './watch-disk-room.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('logs each change of the disk’s room once', () => {
  let saving: SavingLevel = 'everything';
  const said: [number, string][] = [];
  const log = createLogger('info', {
    write: (line) => {
      const { level, msg } = JSON.parse(line);
      said.push([level, msg]);
    },
  });
  const stop = watchDiskRoom({ savingLevel: () => saving }, log, 100);
  for (const next of ['everything', 'needed', 'needed', 'nothing', 'everything'] as const) {
    saving = next;
    vi.advanceTimersByTime(300);
  }
  stop();
  saving = 'nothing';
  vi.advanceTimersByTime(300);
  expect(said).toEqual([
    [50, 'the disk is almost full: only log-ins and what frees space are saved'],
    [50, 'the disk is full: nothing is saved'],
    [30, 'the disk has room again: everything is saved'],
  ]);
});
