// What an area that is new may forget here, and where it goes.

import { MIRROR_KINDS } from '@quorbit/contracts/sync/mirror-kinds';
import { VOID } from '@quorbit/contracts/sync/ops/void';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIRRORS } from '#features/mirrors.ts';
import { parkedRows } from '#offline/mirror/parked-rows.ts';
import { workKindsOf } from '#offline/mirror/work-kinds.ts';
import { openRig, type Rig } from '../../../api/src/testing/torture/rig.ts';
import { OPS } from '../ops/ops.ts';
import type { RunOutcome } from '../world/run.ts';
import type { Step } from '../world/steps.ts';
import { simulate } from './run.ts';

let server: Rig;
let outcome: RunOutcome;
beforeAll(async () => {
  server = await openRig();
  outcome = await simulate(server, {
    seed: 1,
    browsers: 2,
    locks: true,
    steps: [
      ...OPS.map(({ sample }) => ({ ...sample, on: 0, ms: 5_000 }) as Step),
      { do: 'model', ms: 5_000 },
      { do: 'notify', ms: 5_000 },
      { do: 'award', ms: 5_000 },
      { do: 'contact', ms: 5_000 },
      { do: 'break', on: 1, ms: 60_000 },
    ],
  });
});
afterAll(() => server.close());

test('every type of work is simulated: it has a file torture/ops/<type>.op.ts', () => {
  // Discarding is nothing to be added to the queue: it takes the place of other work.
  const known = [...OPS.map(({ type }) => type), VOID];
  expect(
    workKindsOf(MIRRORS)
      .map(({ type }) => type)
      .filter((type) => !known.includes(type)),
  ).toEqual([]);
});

test('every type of work is done and has its effect: its sample in torture/ops does it', () => {
  expect(outcome.violations).toEqual([]);
  expect(OPS.map(({ type }) => type).filter((type) => !outcome.applied.has(type))).toEqual([]);
});

test('rows of every kind reach devices: the script of this file does what makes them', () => {
  expect(Object.keys(MIRROR_KINDS).filter((kind) => !outcome.stored.has(kind))).toEqual([]);
});

test('rows of every kind are compared at the end, but those of work that was looked at and applied', () => {
  expect(Object.keys(MIRROR_KINDS).filter((kind) => !outcome.compared.has(kind))).toEqual([parkedRows.kind]);
});
