// Owns making, changing, publishing and deleting tests, which admins do.
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

/** Makes a draft. @throws AppError FORBIDDEN */
export async function createWrittenTest(
  tx: Tx,
  actor: Actor,
  input: CreateWrittenTestInput,
  now: Date,
): Promise<ManagedWrittenTestDetail> {
  requireAdmin(actor);
  return getManagedTest(tx, actor, { testId: await createTestUnchecked(tx, input, { creatorId: actor.id }, now) }, now);
}

/** The same without checks of the caller. @param creatorId null for demo tests @returns its id */
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

/** @throws AppError FORBIDDEN, NOT_FOUND, INVALID for times out of order, CONFLICT for what is fixed once somebody started */
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
  // Drafts are checked when they are published.
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

/** Lets learners see it. @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT without questions or after it closed */
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

/** The same without checks of the caller. */
export async function publishTestUnchecked(tx: Tx, { testId }: WrittenTestInput, now: Date): Promise<void> {
  const test = await lockTest(tx, testId);
  if (test.publishedAt !== null) return;
  if (test.closesAt <= now) throw new AppError('CONFLICT', words.CLOSED_BEFORE);
  if ((await repository.sumQuestions(tx, [testId])).length === 0)
    throw new AppError('CONFLICT', words.WITHOUT_QUESTIONS);
  await repository.updateTest(tx, testId, { publishedAt: now });
}

/** Makes it a draft again. @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT once somebody started */
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

/** @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT once somebody started */
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
