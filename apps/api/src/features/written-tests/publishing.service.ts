// Owns publishing the marks of a test, all at once.
import type { PublishedMarks } from '@quorbit/contracts/written-tests/marking';
import * as words from '@quorbit/contracts/written-tests/messages';
import { testPhaseOf } from '@quorbit/contracts/written-tests/rules';
import type { WrittenTestInput } from '@quorbit/contracts/written-tests/schema';
import type { Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { AppError, notFound } from '../../lib/app-error.ts';
import { requireAdmin } from '../../lib/require-admin.ts';
import { audit } from '../audit/audit.service.ts';
import { notify } from '../notification-queue/notification-queue.service.ts';
import { countAnswersToMark, listUnchosenByQuestion, lockUnpublished, publishSittings } from './marking.repository.ts';
import { lockTest } from './written-tests.repository.ts';

/**
 * Publishes the marks of all submitted sittings of a test whose marks aren't published yet, and notifies their
 * learners.
 * @throws AppError FORBIDDEN unless the caller is an admin; NOT_FOUND if the test doesn't exist; CONFLICT if it isn't
 * published or closed, a learner can still write, or answers wait to be marked.
 */
export async function publishMarks(
  tx: Tx,
  actor: Actor,
  { testId }: WrittenTestInput,
  now: Date,
): Promise<PublishedMarks> {
  requireAdmin(actor);
  const { title, published, lateUnchosen } = await publishMarksUnchecked(tx, { testId }, now);
  if (published === 0) return { published, lateUnchosen };
  const details = `${title}: ${published}`;
  await audit(tx, { actorId: actor.id, subjectId: actor.id, action: 'written-test.marks-published', details, at: now });
  return { published, lateUnchosen };
}

/**
 * Publishes the marks of a test without checking the caller.
 * @throws AppError NOT_FOUND if the test doesn't exist; CONFLICT in the same cases as `publishMarks`.
 */
export async function publishMarksUnchecked(
  tx: Tx,
  { testId }: WrittenTestInput,
  now: Date,
): Promise<{ title: string; published: number; lateUnchosen: number }> {
  const test = await lockTest(tx, testId);
  if (!test) throw notFound('Test');
  if (test.publishedAt === null) throw new AppError('CONFLICT', words.NOT_PUBLISHED);
  if (testPhaseOf(test, now) !== 'closed') throw new AppError('CONFLICT', words.NOT_CLOSED);
  // Locks the sittings, so that no text can arrive for them while their marks are published.
  const unsubmittedCount = await lockUnpublished(tx, testId);
  if (unsubmittedCount > 0) throw new AppError('CONFLICT', words.formatSittingsLeft(unsubmittedCount));
  const toMark = (await countAnswersToMark(tx, [testId])).get(testId) ?? 0;
  if (toMark > 0) throw new AppError('CONFLICT', words.formatAnswersLeft(toMark));
  const lateUnchosen = (await listUnchosenByQuestion(tx, testId)).reduce((sum, { answers }) => sum + answers, 0);
  const published = await publishSittings(tx, testId, now);
  const notices = published.map(({ id: sittingId, userId }) => ({
    userId,
    kind: 'written_marks' as const,
    source: sittingId,
    about: { sittingId, title: test.title },
  }));
  await notify(tx, notices, now);
  return { title: test.title, published: published.length, lateUnchosen };
}
