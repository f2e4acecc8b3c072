import * as fc from 'fast-check';
import type { Step as StorageStep } from '#offline/testing/faults.ts';
import type { Schedule, Step } from '../world/steps.ts';

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
const ms = fc.oneof(
  { weight: 5, arbitrary: fc.nat({ max: 1_000 }) },
  { weight: 2, arbitrary: fc.nat({ max: 5_000 }) },
  { weight: 1, arbitrary: fc.nat({ max: 30_000 }) },
);
const step = <S extends Step['do']>(name: S, fields: Record<string, fc.Arbitrary<unknown>> = {}) =>
  fc.record({ do: fc.constant(name), ...fields, ms }) as unknown as fc.Arbitrary<Step>;
const count = fc.integer({ min: 1, max: 4 });

/** Every kind of step, the work more often than each fault. */
function steps(notes: number): fc.Arbitrary<Step> {
  return fc.oneof(
    { weight: 6, arbitrary: step('notes', { on, count: fc.integer({ min: 1, max: notes }) }) },
    { weight: 4, arbitrary: step('attempt', { on, quiz: fc.nat({ max: 2 }), right: fc.nat({ max: 3 }) }) },
    { weight: 3, arbitrary: step('rate', { on, card: fc.nat({ max: 9 }), quality: fc.constantFrom(1, 3, 5) }) },
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
    { weight: 2, arbitrary: step('arrive') },
    { weight: 3, arbitrary: step('database', { at: fc.constantFrom('savepoint', 'commit', 'committed'), count }) },
    { weight: 1, arbitrary: step('open', { on }) },
    { weight: 1, arbitrary: step('kill-leader', { on }) },
    { weight: 3, arbitrary: step('kill', { on, at: fc.constantFrom(...STORAGE_STEPS), count }) },
    { weight: 2, arbitrary: step('disk', { on, fails: fc.constantFrom('full', 'closed'), count }) },
    { weight: 1, arbitrary: step('sign-out') },
    { weight: 2, arbitrary: step('sign-in', { on }) },
    { weight: 1, arbitrary: step('clock', { on, years: fc.constantFrom(-10, 10) }) },
    { weight: 1, arbitrary: step('evict', { on, exported: fc.boolean() }) },
    { weight: 1, arbitrary: step('backup') },
    { weight: 1, arbitrary: step('restore', { newEpoch: fc.boolean() }) },
    { weight: 1, arbitrary: step('clone', { on }) },
  );
}

export interface Size {
  steps: number;
  /** Notes in one go at most. */
  notes: number;
}

export function schedules({ steps: maxLength, notes }: Size): fc.Arbitrary<Schedule> {
  return fc.record({
    seed: fc.nat(),
    browsers: fc.integer({ min: 1, max: 2 }),
    locks: fc.boolean(),
    // Without it the few schedules of one run would all be short.
    steps: fc.noBias(fc.array(steps(notes), { minLength: 1, maxLength, size: 'max' })),
  });
}
