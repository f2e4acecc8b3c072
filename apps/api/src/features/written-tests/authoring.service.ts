// Owns how admins create, change, publish and delete written tests.
import { newId } from '@quorbit/contracts/lib/ids';
import {
  type CreateWrittenTestInput,
  type ManagedWrittenTestDetail,
  MUST_CLOSE_LATER,
  type UpdateWrittenTestInput,
} from '@quorbit/contracts/written-tests/authoring';
import * as words from '@quorbit/contracts/written-tests/messages';
import type { WrittenTestInput } from '@quorbit/contracts/written-tests/schema';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, invalidField, notFound } from '../../lib/app-error.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { audit } from '../audit/audit.service.ts';
import { getManagedTest } from './managed.service.ts';
import { hasSittings } from './sittings.repository.ts';
import * as repository from './written-tests.repository.ts';

/**
 * Creates a test as a draft.
 * @throws AppError FORBIDDEN unless the caller is an admin.
 */
export async function createWrittenTest(
  tx: Tx,
  actor: Actor,
  input: CreateWrittenTestInput,
  now: Date,
): Promise<ManagedWrittenTestDetail> {
  requireAdmin(actor);
  return getManagedTest(tx, actor, { testId: await createTestUnchecked(tx, input, { creatorId: actor.id }, now) }, now);
}

/**
 * Creates a test without checking the caller.
 * @param creatorId null for demo tests.
 * @returns the test's id.
 */
export async function createTestUnchecked(
  tx: Tx,
  { duration, opensAt, closesAt, title, category, description, anonymous }: CreateWrittenTestInput,
  { creatorId }: { creatorId: string | null },
  now: Date,
): Promise<string> {
  const id = newId(now.getTime());
  await repository.insertTest(tx, {
    id,
    creatorId,
    title,
    category,
    description,
    anonymous,
    minutes: duration,
    opensAt: new Date(opensAt),
    closesAt: new Date(closesAt),
    publishedAt: null,
    createdAt: now,
  });
  return id;
}

/**
 * Changes a test's title, times and other settings.
 * @throws AppError FORBIDDEN unless the caller is an admin; NOT_FOUND if the test doesn't exist; INVALID if the times
 * are out of order; CONFLICT for times that are fixed once a learner has started.
 */
export async function updateWrittenTest(
  tx: Tx,
  actor: Actor,
  { testId, duration, opensAt, closesAt, ...rest }: UpdateWrittenTestInput,
  now: Date,
): Promise<ManagedWrittenTestDetail> {
  requireAdmin(actor);
  const test = await lockTest(tx, testId);
  const times = {
    opensAt: opensAt === undefined ? test.opensAt : new Date(opensAt),
    closesAt: closesAt === undefined ? test.closesAt : new Date(closesAt),
  };
  if (times.opensAt >= times.closesAt) throw invalidField('closesAt', MUST_CLOSE_LATER);
  const isClosingMoved = times.closesAt.getTime() !== test.closesAt.getTime();
  // A draft's closing time is checked when the draft is published.
  if (isClosingMoved && test.publishedAt !== null && times.closesAt <= now)
    throw invalidField('closesAt', words.CLOSES_IN_PAST);
  const minutes = duration ?? test.minutes;
  if (await hasSittings(tx, testId)) {
    if (times.opensAt.getTime() !== test.opensAt.getTime()) throw new AppError('CONFLICT', words.OPENING_FIXED);
    if (minutes !== test.minutes) throw new AppError('CONFLICT', words.DURATION_FIXED);
  }
  const { title = test.title, category = test.category, description = test.description } = rest;
  const { anonymous = test.anonymous } = rest;
  await repository.updateTest(tx, testId, { title, category, description, anonymous, minutes, ...times });
  return getManagedTest(tx, actor, { testId }, now);
}

/**
 * Publishes a test, so that learners see it.
 * @throws AppError FORBIDDEN unless the caller is an admin; NOT_FOUND if the test doesn't exist; CONFLICT if it has no
 * questions or its closing time has passed.
 */
export async function publishWrittenTest(
  tx: Tx,
  actor: Actor,
  { testId }: WrittenTestInput,
  now: Date,
): Promise<ManagedWrittenTestDetail> {
  requireAdmin(actor);
  await publishTestUnchecked(tx, { testId }, now);
  return getManagedTest(tx, actor, { testId }, now);
}

/**
 * Publishes a test without checking the caller.
 * @throws AppError NOT_FOUND if the test doesn't exist; CONFLICT if it has no questions or its closing time has passed.
 */
export async function publishTestUnchecked(tx: Tx, { testId }: WrittenTestInput, now: Date): Promise<void> {
  const test = await lockTest(tx, testId);
  if (test.publishedAt !== null) return;
  if (test.closesAt <= now) throw new AppError('CONFLICT', words.CLOSED_BEFORE);
  if ((await repository.sumQuestions(tx, [testId])).length === 0)
    throw new AppError('CONFLICT', words.WITHOUT_QUESTIONS);
  await repository.updateTest(tx, testId, { publishedAt: now });
}

/**
 * Withdraws a published test, which makes it a draft again.
 * @throws AppError FORBIDDEN unless the caller is an admin; NOT_FOUND if the test doesn't exist; CONFLICT once a
 * learner has started it.
 */
export async function withdrawWrittenTest(
  tx: Tx,
  actor: Actor,
  { testId }: WrittenTestInput,
  now: Date,
): Promise<ManagedWrittenTestDetail> {
  requireAdmin(actor);
  await lockUnstarted(tx, testId);
  await repository.updateTest(tx, testId, { publishedAt: null });
  return getManagedTest(tx, actor, { testId }, now);
}

/**
 * Deletes a test.
 * @throws AppError FORBIDDEN unless the caller is an admin; NOT_FOUND if the test doesn't exist; CONFLICT once a
 * learner has started it.
 */
export async function deleteWrittenTest(tx: Tx, actor: Actor, { testId }: WrittenTestInput, now: Date): Promise<null> {
  requireAdmin(actor);
  const { title: details } = await lockUnstarted(tx, testId);
  await repository.deleteTest(tx, testId);
  await audit(tx, { actorId: actor.id, subjectId: actor.id, action: 'written-test.deleted', details, at: now });
  return null;
}

async function lockTest(tx: Tx, testId: string): Promise<repository.TestRow> {
  const test = await repository.lockTest(tx, testId);
  if (!test) throw notFound('Test');
  return test;
}

async function lockUnstarted(tx: Tx, testId: string): Promise<repository.TestRow> {
  const test = await lockTest(tx, testId);
  if (await hasSittings(tx, testId)) throw new AppError('CONFLICT', words.STARTED);
  return test;
}
