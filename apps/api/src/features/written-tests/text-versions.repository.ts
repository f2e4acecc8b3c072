// Reads and writes the versions of answers: all stored texts except the one that counts.
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { insertRows, setFromExcluded, toJsonRecords } from '@quorbit/db/records';
import { sittings, sittingTextVersions } from '@quorbit/db/schema/written-tests';
import { and, asc, desc, eq, getTableColumns, not, sql } from 'drizzle-orm';

export type VersionRow = typeof sittingTextVersions.$inferSelect;
export type VersionKey = Pick<VersionRow, 'sittingId' | 'questionId' | 'textId'>;

/** Selects the answers to any of these questions, or to all questions, in any of these sittings. */
interface AnswerFilter {
  sittingIds: readonly string[];
  questionIds?: readonly string[] | undefined;
}

const OPEN_KINDS = ['open', 'late'] as const;
const isOpen = isOneOf(sittingTextVersions.kind, OPEN_KINDS);
const byArrival = [asc(sittingTextVersions.arrivedAt), asc(sittingTextVersions.textId)];

const matchesAnswers = ({ sittingIds, questionIds }: AnswerFilter) =>
  and(
    isOneOf(sittingTextVersions.sittingId, sittingIds),
    questionIds && isOneOf(sittingTextVersions.questionId, questionIds),
  );

/** Lists all versions of answers in the order of arrival; the text is empty for versions that aren't open. */
export function listVersions(db: Executor, answers: AnswerFilter): Promise<VersionRow[]> {
  const text = sql<string>`case when ${isOpen} then ${sittingTextVersions.text} else '' end`;
  return db
    .select({ ...getTableColumns(sittingTextVersions), text })
    .from(sittingTextVersions)
    .where(matchesAnswers(answers))
    .orderBy(...byArrival);
}

/** Lists the open versions of answers in the order of arrival. */
export function listOpenVersions(db: Executor, answers: AnswerFilter): Promise<VersionRow[]> {
  return db
    .select()
    .from(sittingTextVersions)
    .where(and(matchesAnswers(answers), isOpen))
    .orderBy(...byArrival);
}

/** Lists the versions of an answer that are no longer open, the newest first. */
export function listEarlierVersions(
  db: Executor,
  { sittingId, questionId }: Pick<VersionRow, 'sittingId' | 'questionId'>,
): Promise<VersionRow[]> {
  return db
    .select()
    .from(sittingTextVersions)
    .where(and(matchesAnswers({ sittingIds: [sittingId], questionIds: [questionId] }), not(isOpen)))
    .orderBy(desc(sittingTextVersions.writtenAt), desc(sittingTextVersions.textId));
}

/** Inserts or replaces versions. The caller has locked the sittings. */
export async function upsertVersions(tx: Tx, rows: readonly VersionRow[]): Promise<void> {
  if (rows.length === 0) return;
  const content = ['text', 'words', 'writtenAt', 'arrivedAt', 'device', 'clientId', 'awaits', 'kind'] as const;
  await tx.execute(sql`
    ${insertRows(sittingTextVersions, ['sittingId', 'questionId', 'textId', ...content], rows)}
    on conflict (sitting_id, question_id, text_id) do update set ${setFromExcluded(content)}`);
}

/** Deletes versions. The caller has locked the sittings. */
export async function deleteVersions(tx: Tx, keys: readonly VersionKey[]): Promise<void> {
  if (keys.length === 0) return;
  const ids = [...new Set(keys.map(({ sittingId }) => sittingId))];
  const records = keys.map((key) => ({ sitting: key.sittingId, question: key.questionId, text: key.textId }));
  await tx.execute(sql`
    delete from ${sittingTextVersions}
    using jsonb_to_recordset(${toJsonRecords(records)}) as one (sitting uuid, question uuid, "text" uuid)
    where ${isOneOf(sittingTextVersions.sittingId, ids)} and ${sittingTextVersions.sittingId} = one.sitting
      and ${sittingTextVersions.questionId} = one.question and ${sittingTextVersions.textId} = one."text"`);
}

/** Lists sittings with published marks that still have versions or a mirrored row. */
export function listPrunableSittings(db: Executor, limit: number) {
  return db
    .select({ id: sittings.id, userId: sittings.userId })
    .from(sittings)
    .where(sql`${sittings.publishedAt} is not null and ${sittings.revision} > 0`)
    .orderBy(asc(sittings.id))
    .limit(limit);
}

/** Deletes the versions of a sitting, and resets its revision, so that it has no mirrored row any more. */
export async function pruneSitting(tx: Tx, sittingId: string): Promise<void> {
  await tx.delete(sittingTextVersions).where(eq(sittingTextVersions.sittingId, sittingId));
  await tx.update(sittings).set({ revision: 0 }).where(eq(sittings.id, sittingId));
}
