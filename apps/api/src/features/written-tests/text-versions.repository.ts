// What is stored of answers besides the texts that count.
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/lists';
import { fromExcluded, insertRows, recordsOf } from '@quorbit/db/records';
import { sittings, sittingTextVersions } from '@quorbit/db/schema/written-tests';
import { and, asc, desc, eq, getTableColumns, not, sql } from 'drizzle-orm';

export type VersionRow = typeof sittingTextVersions.$inferSelect;
export type VersionKey = Pick<VersionRow, 'sittingId' | 'questionId' | 'textId'>;

interface Answers {
  sittingIds: readonly string[];
  questionIds: readonly string[];
}

const OPEN = ['open', 'late'] as const;

const ofAnswers = ({ sittingIds, questionIds }: Answers) =>
  and(isOneOf(sittingTextVersions.sittingId, sittingIds), isOneOf(sittingTextVersions.questionId, questionIds));

/** Those of answers to any of these questions in any of these sittings; of earlier ones without the text. */
export function listVersions(db: Executor, answers: Answers): Promise<VersionRow[]> {
  const text = sql<string>`case when ${isOneOf(sittingTextVersions.kind, OPEN)} then ${sittingTextVersions.text} else '' end`;
  return db
    .select({ ...getTableColumns(sittingTextVersions), text })
    .from(sittingTextVersions)
    .where(ofAnswers(answers))
    .orderBy(asc(sittingTextVersions.arrivedAt), asc(sittingTextVersions.textId));
}

/** The open ones of these sittings, or of these questions in them. */
export function listOpen(
  db: Executor,
  { sittingIds, questionIds }: Pick<Answers, 'sittingIds'> & Partial<Answers>,
): Promise<VersionRow[]> {
  return db
    .select()
    .from(sittingTextVersions)
    .where(
      and(
        isOneOf(sittingTextVersions.sittingId, sittingIds),
        questionIds && isOneOf(sittingTextVersions.questionId, questionIds),
        isOneOf(sittingTextVersions.kind, OPEN),
      ),
    )
    .orderBy(asc(sittingTextVersions.arrivedAt), asc(sittingTextVersions.textId));
}

/** The earlier texts of an answer, the newest first. */
export function listEarlier(
  db: Executor,
  { sittingId, questionId }: Pick<VersionRow, 'sittingId' | 'questionId'>,
): Promise<VersionRow[]> {
  return db
    .select()
    .from(sittingTextVersions)
    .where(
      and(
        eq(sittingTextVersions.sittingId, sittingId),
        eq(sittingTextVersions.questionId, questionId),
        not(isOneOf(sittingTextVersions.kind, OPEN)),
      ),
    )
    .orderBy(desc(sittingTextVersions.writtenAt), desc(sittingTextVersions.textId));
}

/** The caller holds the sittings. */
export async function saveVersions(tx: Tx, rows: readonly VersionRow[]): Promise<void> {
  if (rows.length === 0) return;
  const content = [
    ...(['text', 'words', 'writtenAt', 'arrivedAt', 'device', 'clientId', 'awaits', 'kind'] as const),
  ] as const;
  await tx.execute(sql`
    ${insertRows(sittingTextVersions, ['sittingId', 'questionId', 'textId', ...content], rows)}
    on conflict (sitting_id, question_id, text_id) do update set ${fromExcluded(content)}`);
}

/** The caller holds the sittings. */
export async function deleteVersions(tx: Tx, keys: readonly VersionKey[]): Promise<void> {
  if (keys.length === 0) return;
  const ids = [...new Set(keys.map(({ sittingId }) => sittingId))];
  const records = keys.map((key) => ({ sitting: key.sittingId, question: key.questionId, text: key.textId }));
  await tx.execute(sql`
    delete from ${sittingTextVersions}
    using jsonb_to_recordset(${recordsOf(records)}) as one (sitting uuid, question uuid, "text" uuid)
    where ${isOneOf(sittingTextVersions.sittingId, ids)} and ${sittingTextVersions.sittingId} = one.sitting
      and ${sittingTextVersions.questionId} = one.question and ${sittingTextVersions.textId} = one."text"`);
}

/** Sittings with published marks that still have versions or a mirrored row. */
export function listPublishedUntidy(db: Executor, limit: number) {
  return db
    .select({ id: sittings.id, userId: sittings.userId })
    .from(sittings)
    .where(sql`${sittings.publishedAt} is not null and ${sittings.revision} > 0`)
    .orderBy(asc(sittings.id))
    .limit(limit);
}

/** Removes the versions of a sitting, and the number that its mirrored row has. */
export async function tidySitting(tx: Tx, sittingId: string): Promise<void> {
  await tx.delete(sittingTextVersions).where(eq(sittingTextVersions.sittingId, sittingId));
  await tx.update(sittings).set({ revision: 0 }).where(eq(sittings.id, sittingId));
}
