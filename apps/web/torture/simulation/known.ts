import type { Schedule } from '../world/steps.ts';

/** Schedules that random runs once failed on, after shrinking; they must pass now. */
export const KNOWN_FAILURES: Readonly<Record<string, Schedule>> = {
  'work held in memory waits a minute although the disk accepts writes again': {
    seed: 0,
    browsers: 1,
    locks: false,
    steps: [
      { do: 'disk', on: 0, fails: 'full', count: 3, ms: 0 },
      { do: 'request', on: 0, fate: 'silent', ms: 0 },
      { do: 'break', on: 0, ms: 0 },
    ],
  },
  'an exported op carries a clock skew from before the clock was set back': {
    seed: 0,
    browsers: 1,
    locks: false,
    steps: [
      { do: 'poison', on: 0, kind: 'type', ms: 0 },
      { do: 'clock', on: 0, years: -10, ms: 107 },
      { do: 'attempt', on: 0, quiz: 0, right: 0, ms: 0 },
      { do: 'evict', on: 0, exported: true, ms: 0 },
      { do: 'rate', on: 0, card: 0, quality: 1, early: false, ms: 0 },
    ],
  },
  'after a restore, a rating comes before the attempt that created its card': {
    seed: 1,
    browsers: 2,
    locks: true,
    steps: [
      { do: 'backup', ms: 0 },
      { do: 'attempt', on: 0, quiz: 1, right: 0, ms: 5_000 },
      { do: 'notes', on: 1, count: 1, ms: 5_000 },
      { do: 'rate', on: 1, card: 0, quality: 1, early: false, ms: 5_000 },
      { do: 'network', on: 0, is: 'down', ms: 0 },
      { do: 'restore', newEpoch: true, ms: 0 },
      { do: 'notes', on: 1, count: 1, ms: 20_000 },
      { do: 'network', on: 0, is: 'up', ms: 5_000 },
    ],
  },
  'a device with a fresh identity misses a restore without a new epoch': {
    seed: 0,
    browsers: 1,
    locks: false,
    steps: [
      { do: 'clone', on: 0, ms: 0 },
      { do: 'backup', ms: 0 },
      { do: 'attempt', on: 1, quiz: 0, right: 0, ms: 148 },
      { do: 'restore', newEpoch: false, ms: 0 },
      { do: 'poison', on: 1, kind: 'size', ms: 218 },
    ],
  },
  'work held by one tab waits forever when another tab leads the next session': {
    seed: 0,
    browsers: 1,
    locks: true,
    steps: [
      { do: 'backup', ms: 0 },
      { do: 'disk', on: 0, fails: 'full', count: 2, ms: 0 },
      { do: 'open', on: 0, ms: 0 },
      { do: 'break', on: 0, ms: 0 },
      { do: 'restore', newEpoch: false, ms: 1 },
    ],
  },
  'no pack is fetched for an hour because work found no space': {
    seed: 0,
    browsers: 1,
    locks: false,
    steps: [
      { do: 'disk', on: 0, fails: 'full', count: 1, ms: 0 },
      { do: 'answer', on: 0, which: 0, question: 0, option: 0, ms: 0 },
      { do: 'break', on: 0, ms: 0 },
      { do: 'look', on: 0, visible: false, ms: 0 },
    ],
  },
  'a restore between two device identities is noticed by neither': {
    seed: 0,
    browsers: 1,
    locks: false,
    steps: [
      { do: 'notes', on: 0, count: 1, ms: 0 },
      { do: 'backup', ms: 0 },
      { do: 'poison', on: 0, kind: 'size', ms: 0 },
      { do: 'poison', on: 0, kind: 'type', ms: 107 },
      { do: 'restore', newEpoch: false, ms: 0 },
      { do: 'notes', on: 0, count: 1, ms: 0 },
    ],
  },
  'parked work disappears from the reports once the journal forgets it': {
    seed: 0,
    browsers: 1,
    locks: false,
    steps: [
      { do: 'break', on: 0, ms: 20_000 },
      { do: 'days', count: 20, closed: false, ms: 0 },
      { do: 'notes', on: 0, count: 1, ms: 5_000 },
    ],
  },
  'work that must be sent again after a restore is deleted first because it is old': {
    seed: 0,
    browsers: 1,
    locks: false,
    steps: [
      { do: 'backup', who: 0, ms: 0 },
      { do: 'notes', on: 0, count: 1, ms: 0 },
      { do: 'answer', on: 0, which: 0, question: 0, option: 0, ms: 197 },
      { do: 'restore', who: 0, newEpoch: false, ms: 0 },
      { do: 'days', count: 70, closed: false, ms: 0 },
      { do: 'request', on: 0, fate: 'drop', ms: 0 },
    ],
  },
  'the receipt of work parked longer than receipts last is deleted as soon as the work is applied': {
    seed: 0,
    browsers: 1,
    locks: false,
    steps: [
      { do: 'break', on: 0, ms: 5_330 },
      { do: 'old-scope', on: 0, ms: 429 },
      { do: 'attempt', on: 0, quiz: 0, right: 0, ms: 567 },
      { do: 'model', who: 0, ms: 386 },
      { do: 'keep', on: 0, quiz: 0, kept: true, ms: 1_960 },
      { do: 'attempt', on: 0, quiz: 3, right: 3, ms: 2_071 },
      { do: 'author', act: 'add', quiz: 2, ms: 236 },
      { do: 'days', count: 400, closed: false, ms: 548 },
      { do: 'look', on: 0, visible: false, ms: 4_700 },
    ],
  },
};
