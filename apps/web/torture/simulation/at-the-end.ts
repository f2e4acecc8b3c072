// How a random schedule may end: everything comes to rest, then one device is away and works alone. What it says of that
// work must be what the server says in the end.
import * as fc from 'fast-check';
import type { Step } from '../world/steps.ts';

const BROWSERS = [0, 1, 2, 3];

/** Nobody is signed out, offline or hidden any more, and what was parked is tried again. */
const REST: readonly Step[] = [
  { do: 'version', is: 'newer', ms: 0 },
  ...BROWSERS.flatMap((on): Step[] => [
    { do: 'network', on, is: 'up', ms: 0 },
    { do: 'sign-in', on, ms: 0 },
    { do: 'look', on, visible: true, ms: 100 },
  ]),
  { do: 'mend', ms: 1_000 },
  { do: 'wait', minutes: 6, ms: 0 },
  { do: 'kill', on: 0, at: 'now', count: 1, ms: 0 },
  { do: 'open', on: 0, ms: 20_000 },
  { do: 'network', on: 0, is: 'down', ms: 0 },
];

const work: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    ...{ do: fc.constant('attempt' as const), on: fc.constant(0), ms: fc.constant(1_000) },
    ...{ quiz: fc.nat({ max: 5 }), right: fc.nat({ max: 3 }) },
  }),
  fc.record({
    ...{ do: fc.constant('rate' as const), on: fc.constant(0), ms: fc.constant(500) },
    ...{ card: fc.nat({ max: 5 }), quality: fc.constantFrom(1, 3, 5), early: fc.boolean() },
  }),
  fc.record({
    ...{ do: fc.constant('days' as const), ms: fc.constant(500) },
    ...{ count: fc.constantFrom(1, 2), closed: fc.constant(false) },
  }),
);

export const awayAtTheEnd: fc.Arbitrary<Step[]> = fc
  .array(work, { minLength: 1, maxLength: 6 })
  .map((steps) => [...REST, ...steps]);
