import type { Database } from '@quorbit/db/client';
import { insertSitting } from '../../features/written-tests/sittings.repository.ts';
import { type PlantedTest, plantTest } from '../planted/written-test.ts';
import type { TestServer } from '../test-server.ts';

/**
 * The two written-test sittings of every learner: texts are sent to `written` only, so that submitting the other
 * sitting never makes the server refuse them.
 */
export interface Sittings {
  written: { id: string; questions: readonly string[] };
  submitted: { id: string };
}

export interface SittingTests {
  written: PlantedTest;
  submitted: PlantedTest;
}

/** A deadline far in the future, because simulated time passes by years. */
const DEADLINE = new Date('2999-01-01T00:00:00Z');

export async function plantTests(server: TestServer): Promise<SittingTests> {
  return { written: await plantTest(server), submitted: await plantTest(server) };
}

/** Returns a learner's sittings; their ids are derived from the learner's id. */
export function sittingsOf(userId: string, { written }: SittingTests): Sittings {
  // No generated id begins with f, so this one is free.
  return { written: { id: userId, questions: written.questions }, submitted: { id: `f${userId.slice(1)}` } };
}

export async function plantSittings(
  { transaction }: Database,
  userId: string,
  tests: SittingTests,
  startedAt: Date,
): Promise<void> {
  const { written, submitted } = sittingsOf(userId, tests);
  const sitting = { userId, startedAt, deadline: DEADLINE };
  await transaction(async (tx) => {
    await insertSitting(tx, { ...sitting, id: written.id, testId: tests.written.id });
    await insertSitting(tx, { ...sitting, id: submitted.id, testId: tests.submitted.id });
  });
}
