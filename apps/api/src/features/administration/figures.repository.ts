import type { Role } from '@quorbit/contracts/accounts/roles';
import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { rowsOf } from '@quorbit/db/rows';
import { siteFigures } from '@quorbit/db/schema/administration';
import { and, between, count, countDistinct, eq, isNotNull, isNull, sql, sum } from 'drizzle-orm';
import { managedAccounts } from '../accounts/accounts.views.ts';
import { contactMessageStates } from '../contact/contact.views.ts';
import { caseStates } from '../moderation/moderation.views.ts';
import { quizAttempts } from '../quizzes/quizzes.views.ts';
import { streakDays } from '../streaks/streaks.views.ts';
import { answersToMark } from '../written-tests/written-tests.views.ts';

export function listFigures(db: Executor): Promise<(typeof siteFigures.$inferSelect)[]> {
  return db.select().from(siteFigures);
}

/** Saves figures of the whole server, replacing the earlier values of the same names. */
export async function upsertFigures(tx: Tx, figures: Readonly<Record<string, number>>, countedAt: Date): Promise<void> {
  const rows = Object.entries(figures).map(([name, value]) => ({ name, value, countedAt }));
  await tx
    .insert(siteFigures)
    .values(rows)
    .onConflictDoUpdate({
      target: siteFigures.name,
      set: { value: sql`excluded.value`, countedAt: sql`excluded.counted_at` },
    });
}

export function countByRole(db: Executor): Promise<{ role: Role; people: number }[]> {
  return db.select({ role: managedAccounts.role, people: count() }).from(managedAccounts).groupBy(managedAccounts.role);
}

/** Returns the different time zones of all accounts. */
export async function listZones(db: Executor): Promise<string[]> {
  const rows = await db.selectDistinct({ zone: managedAccounts.timeZone }).from(managedAccounts);
  return rows.map(({ zone }) => zone);
}

/** Counts the users in these time zones with a streak day from `first` to `last`. */
export async function countActive(
  db: Executor,
  { zones, first, last }: { zones: readonly string[]; first: string; last: string },
): Promise<number> {
  const [row] = await db
    .select({ people: countDistinct(streakDays.userId) })
    .from(streakDays)
    .innerJoin(managedAccounts, eq(managedAccounts.id, streakDays.userId))
    .where(and(between(streakDays.day, first, last), isOneOf(managedAccounts.timeZone, zones)));
  return row?.people ?? 0;
}

export async function countSuspended(db: Executor): Promise<number> {
  const [row] = await db
    .select({ people: count() })
    .from(managedAccounts)
    .where(isNotNull(managedAccounts.suspendedAt));
  return row?.people ?? 0;
}

export async function sumAttempts(db: Executor): Promise<number> {
  const [row] = await db.select({ attempts: sum(quizAttempts.attempts).mapWith(Number) }).from(quizAttempts);
  return row?.attempts ?? 0;
}

export async function countWaitingMessages(db: Executor): Promise<number> {
  const [row] = await db
    .select({ messages: count() })
    .from(contactMessageStates)
    .where(isNull(contactMessageStates.doneAt));
  return row?.messages ?? 0;
}

export async function countOpenCases(db: Executor): Promise<number> {
  const [row] = await db.select({ cases: count() }).from(caseStates).where(isNull(caseStates.decidedAt));
  return row?.cases ?? 0;
}

/** Counts the answers in written tests that wait to be marked. */
export async function countWrittenAnswers(db: Executor): Promise<number> {
  return rowsOf<{ answers: number }>(await db.execute(answersToMark))[0]?.answers ?? 0;
}
