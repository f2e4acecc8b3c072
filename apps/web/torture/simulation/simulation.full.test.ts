import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRig, type Rig } from '../../../api/src/testing/torture/rig.ts';
import { addAnswers, createAnswerCounts } from '../world/answers.ts';
import { formatFailure } from './explore.ts';
import { KNOWN_FAILURES } from './known.ts';
import { simulate } from './run.ts';
import { SCENARIOS } from './scenarios/scenarios.ts';
import { runVolume } from './volume.ts';

/** The number of ops in the automatic run; a million are run by hand with `npm run sync:torture`. */
const OPS = 4_000;
/**
 * The seed is fixed, so the schedules are the same every time. New ones are searched by hand, where a failure blocks
 * nobody else.
 */
const SEED = 1;

let server: Rig;
beforeAll(async () => {
  server = await openRig();
});
afterAll(() => server.close());

test.each(Object.entries(KNOWN_FAILURES))('a failure found before stays fixed: %s', async (_name, schedule) => {
  expect((await simulate(server, schedule)).violations).toEqual([]);
});

const seen = createAnswerCounts();
const done = new Set<string>();

test.each(Object.entries(SCENARIOS))('server and devices agree at the end: %s', async (name, schedule) => {
  const { violations, answers, looks } = await simulate(server, schedule);
  expect(violations).toEqual([]);
  expect(looks, 'screens compared with the server').toBeGreaterThan(0);
  addAnswers(seen, answers);
  done.add(name);
});

test('the scenarios cause every sign that replies can carry', ({ skip }) => {
  skip(done.size < Object.keys(SCENARIOS).length, 'not all of them ran');
  expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
});

test('random schedules neither lose work nor apply it twice', async () => {
  const seed = Number(process.env.TORTURE_SEED ?? SEED);
  const { failure, sum } = await runVolume(server, { ops: OPS, seed });
  process.stdout.write(`simulation: ${JSON.stringify(sum)}\n`);
  expect(failure && formatFailure(failure)).toBeNull();
  expect(sum.answers.more / sum.requests, 'answers of several pages').toBeGreaterThan(0.05);
  expect(sum.looks, 'screens compared with the server').toBeGreaterThanOrEqual(sum.schedules);
});
