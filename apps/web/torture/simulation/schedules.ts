import * as fc from 'fast-check';
import type { Step as StorageStep } from '#offline/testing/faults.ts';
import { OPS } from '../ops/ops.ts';
import type { Size } from '../ops/simulated-op.ts';
import type { Schedule, Step } from '../world/steps.ts';
import { TIME_ZONES } from './time-zones.ts';

const STORAGE_STEPS: (StorageStep | 'now')[] = [
  'now',
  'read',
  'begin',
  'addOps',
  'setMeta',
  'removeOps',
  'addJournal',
  'putRows',
  'clearOutbox',
  'commit',
  'committed',
];

const on = fc.nat({ max: 3 });
const who = fc.nat({ max: 2 });
const DAYS = [1, 2, 20, 70, 200, 400];
const ms = fc.oneof(
  { weight: 5, arbitrary: fc.nat({ max: 1_000 }) },
  { weight: 2, arbitrary: fc.nat({ max: 5_000 }) },
  { weight: 1, arbitrary: fc.nat({ max: 30_000 }) },
);
const step = (name: string, fields: Record<string, fc.Arbitrary<unknown>> = {}) =>
  fc.record({ do: fc.constant(name), ...fields, ms }) as unknown as fc.Arbitrary<Step>;
const count = fc.integer({ min: 1, max: 4 });
/** Possible durations in minutes for random steps, from a moment to longer than any time a page waits for. */
const minutes = fc.constantFrom(1, 4, 12, 40);

/** Random steps for attempts stored as drafts, and for disks with little space for packs. */
const DRAFTS = [
  { weight: 4, arbitrary: step('draft', { on, quiz: fc.nat({ max: 5 }), timed: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: step('answer', {
      on,
      which: fc.nat({ max: 2 }),
      question: fc.nat({ max: 4 }),
      option: fc.nat({ max: 3 }),
    }),
  },
  { weight: 2, arbitrary: step('hand-in', { on, which: fc.nat({ max: 2 }) }) },
  { weight: 2, arbitrary: step('space', { on, packs: fc.constantFrom(null, 1, 2, 3) }) },
] as const;

/** Generates steps of every kind; work is more frequent than any single fault. */
function steps(size: Size): fc.Arbitrary<Step> {
  return fc.oneof(
    ...OPS.map(({ step: name, weight, fields }) => ({ weight, arbitrary: step(name, { on, ...fields(size) }) })),
    { weight: 2, arbitrary: step('poison', { on, kind: fc.constantFrom('type', 'quiz', 'stray', 'size') }) },
    { weight: 1, arbitrary: step('break', { on }) },
    { weight: 1, arbitrary: step('mend') },
    { weight: 3, arbitrary: step('network', { on, is: fc.constantFrom('up', 'down', 'up', 'captive', 'too-old') }) },
    {
      weight: 6,
      arbitrary: step('request', {
        on,
        fate: fc.constantFrom(
          'drop',
          'drop-answer',
          'twice',
          'held',
          'late',
          'replay',
          'silent',
          'cut',
          'proxy',
          'slow',
        ),
      }),
    },
    { weight: 2, arbitrary: step('look', { on, visible: fc.boolean() }) },
    { weight: 2, arbitrary: step('arrive') },
    { weight: 3, arbitrary: step('database', { at: fc.constantFrom('savepoint', 'commit', 'committed'), count }) },
    {
      weight: 1,
      arbitrary: step('open', { on, app: fc.constantFrom('present', 'present', 'newer', 'older', 'oldest') }),
    },
    { weight: 1, arbitrary: step('pause', { on, what: fc.constantFrom('browser', 'leader', 'front'), minutes }) },
    { weight: 1, arbitrary: step('freeze', { on, minutes }) },
    { weight: 1, arbitrary: step('wait', { minutes }) },
    { weight: 1, arbitrary: step('drift', { on, percent: fc.constantFrom(-1, 0, 1) }) },
    { weight: 1, arbitrary: step('travel', { on, to: fc.constantFrom(...TIME_ZONES) }) },
    { weight: 1, arbitrary: step('flush', { on }) },
    { weight: 1, arbitrary: step('power-loss', { on }) },
    { weight: 2, arbitrary: step('discard', { on, which: fc.nat({ max: 5 }) }) },
    { weight: 1, arbitrary: step('try-again', { on, which: fc.nat({ max: 2 }) }) },
    { weight: 2, arbitrary: step('version', { is: fc.constantFrom('older', 'newer') }) },
    { weight: 1, arbitrary: step('kill-leader', { on }) },
    { weight: 3, arbitrary: step('kill', { on, at: fc.constantFrom(...STORAGE_STEPS), count }) },
    { weight: 2, arbitrary: step('disk', { on, fails: fc.constantFrom('full', 'closed'), count }) },
    { weight: 1, arbitrary: step('sign-out', { who }) },
    { weight: 2, arbitrary: step('sign-in', { on }) },
    { weight: 1, arbitrary: step('clock', { on, years: fc.constantFrom(-10, 10) }) },
    { weight: 1, arbitrary: step('evict', { on, exported: fc.boolean() }) },
    { weight: 1, arbitrary: step('backup', { who }) },
    { weight: 1, arbitrary: step('restore', { who, newEpoch: fc.boolean() }) },
    { weight: 1, arbitrary: step('clone', { on }) },
    { weight: 2, arbitrary: step('days', { count: fc.constantFrom(...DAYS), closed: fc.boolean() }) },
    {
      weight: 2,
      arbitrary: step('author', {
        act: fc.constantFrom('add', 'add', 'rank', 'extend', 'edit', 'seal', 'unseal', 'remove'),
        quiz: fc.nat({ max: 3 }),
      }),
    },
    { weight: 1, arbitrary: step('role', { who, premium: fc.boolean() }) },
    { weight: 1, arbitrary: step('model', { who }) },
    { weight: 1, arbitrary: step('notify', { who }) },
    { weight: 1, arbitrary: step('old-scope', { on }) },
    { weight: 1, arbitrary: step('delete-account', { who }) },
    ...(size.drafts ? DRAFTS : []),
  );
}

export function arbitrarySchedules(size: Size): fc.Arbitrary<Schedule> {
  return fc.record({
    seed: fc.nat(),
    learners: fc.constantFrom(1, 1, 1, 2, 3),
    browsers: fc.integer({ min: 1, max: 2 }),
    maxRows: fc.constantFrom(null, 3, 10),
    locks: fc.boolean(),
    // Without `noBias` the few schedules of one run would all be short.
    steps: fc.noBias(fc.array(steps(size), { minLength: 1, maxLength: size.steps, size: 'max' })),
  });
}
