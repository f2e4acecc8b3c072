import type { Schedule } from '../world/steps.ts';

/** What random schedules once found, shrunk. */
export const KNOWN_FAILURES: Readonly<Record<string, Schedule>> = {
  'held work waited a minute although the disk took writes again': {
    seed: 0,
    browsers: 1,
    locks: false,
    steps: [
      { do: 'disk', on: 0, fails: 'full', count: 3, ms: 0 },
      { do: 'request', on: 0, fate: 'silent', ms: 0 },
      { do: 'break', on: 0, ms: 0 },
    ],
  },
  'an exported op carried a skew from before the clock was set back': {
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
  'a rating came before the attempt that made its card, since the database was restored': {
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
  'a restore without a new epoch was not noticed by a device whose identity was just new': {
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
  'work that a tab held waited for ever when another one led the next session': {
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
  'work found no space, so that no pack was fetched for an hour': {
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
  'a restore between two identities was noticed by neither': {
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
  'parked work was gone from the reports when the journal forgot it': {
    seed: 0,
    browsers: 1,
    locks: false,
    steps: [
      { do: 'break', on: 0, ms: 20_000 },
      { do: 'days', count: 20, closed: false, ms: 0 },
      { do: 'notes', on: 0, count: 1, ms: 5_000 },
    ],
  },
  'a reply told of a restore, and what was to be sent again was forgotten first, since it was old': {
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
  'the receipt of work that was parked for longer than receipts last was swept as soon as it was applied': {
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
