// Adds accepted work to the study sums, each piece exactly once, also after a crash.
import { sumWork, type WorkSums } from '@quorbit/contracts/analytics/sums';
import type { Tx } from '@quorbit/db/client';
import * as repository from './summing.repository.ts';

/**
 * The learners per transaction, and the attempts per learner. Both are small, because on the embedded database other
 * calls wait for the transaction.
 */
const LEARNER_BATCH = 20;
const ATTEMPT_BATCH = 50;

/** Sums one batch of work. Returns whether there may be more. */
export async function sumBatch(tx: Tx, now: Date): Promise<boolean> {
  const learners = await repository.lockUnsummedLearners(tx, LEARNER_BATCH);
  if (learners.length === 0) return false;
  const unsummed = byLearner(await repository.listUnsummed(tx, learners, ATTEMPT_BATCH));
  const pieces = learners.map(({ userId, summedNo, acceptedNo }) => {
    const attempts = unsummed.get(userId) ?? [];
    const rest = attempts.length === ATTEMPT_BATCH;
    return { userId, after: summedNo, upTo: rest ? (attempts.at(-1)?.no ?? acceptedNo) : acceptedNo, rest };
  });
  const ratings = byLearner(await repository.countRatings(tx, pieces));
  const work = learners.map(({ userId }) => ({
    userId,
    ...sumWork(unsummed.get(userId) ?? [], ratings.get(userId) ?? []),
  }));
  await repository.addToSums(tx, toOwnedWork(work));
  await repository.markSummed(tx, pieces, now.toISOString().slice(0, 10));
  return learners.length === LEARNER_BATCH || pieces.some(({ rest }) => rest);
}

function toOwnedWork(work: readonly (WorkSums & { userId: string })[]): repository.OwnedWork {
  const rows = <K extends keyof WorkSums>(field: K) =>
    work.flatMap(({ userId, [field]: found }) => (found as WorkSums[K][number][]).map((row) => ({ userId, ...row })));
  return { sums: rows('sums'), quizzes: rows('quizzes'), questions: rows('questions'), hours: rows('hours') };
}

function byLearner<R extends { userId: string }>(rows: readonly R[]): Map<string, R[]> {
  const groups = new Map<string, R[]>();
  for (const row of rows) {
    const group = groups.get(row.userId) ?? [];
    group.push(row);
    groups.set(row.userId, group);
  }
  return groups;
}
