// These tests fail if a new area's work or rows are missing from the simulation, and their titles say where to add
// them.

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

test('every type of work has a simulation in torture/ops/<type>.op.ts', () => {
  // A void isn't simulated: it isn't added to the queue, but replaces other work in it.
  const known = [...OPS.map(({ type }) => type), VOID];
  expect(
    workKindsOf(MIRRORS)
      .map(({ type }) => type)
      .filter((type) => !known.includes(type)),
  ).toEqual([]);
});

test('the sample step of every type of work applies the work and leaves an effect', () => {
  expect(outcome.violations).toEqual([]);
  expect(OPS.map(({ type }) => type).filter((type) => !outcome.applied.has(type))).toEqual([]);
});

test('rows of every kind reach devices when this file’s script runs', () => {
  expect(Object.keys(MIRROR_KINDS).filter((kind) => !outcome.stored.has(kind))).toEqual([]);
});

test('rows of every kind except parked work, which is applied by then, are compared at the end', () => {
  expect(Object.keys(MIRROR_KINDS).filter((kind) => !outcome.compared.has(kind))).toEqual([parkedRows.kind]);
});
