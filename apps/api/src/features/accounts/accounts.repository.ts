import type { Executor, Tx } from '@quorbit/db/client';
import { isOneOf } from '@quorbit/db/is-one-of';
import { insertRows } from '@quorbit/db/records';
import { goneAccounts, sessions, users } from '@quorbit/db/schema/accounts';
import { learners } from '@quorbit/db/schema/learners';
import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { hashUserId } from '../../lib/secrets/user-hash.ts';
import { isBlockBetween, isOffBoards, settingsInRows } from './accounts.views.ts';
import { insertWords, replaceWords } from './profiles/user-words.repository.ts';

export type User = typeof users.$inferSelect;

export async function insertUser(tx: Tx, user: typeof users.$inferInsert): Promise<void> {
  await tx.insert(users).values(user);
  await tx.insert(learners).values({ userId: user.id });
  await replaceWords(tx, user.id, user.name);
}

const CREATED = ['id', 'name', 'email', 'passwordHash', 'role', 'timeZone', 'createdAt'] as const;

/** Inserts many users with their totals and name words, in as many statements as for one user. */
export async function insertUsers(tx: Tx, rows: readonly Pick<User, (typeof CREATED)[number]>[]): Promise<void> {
  await tx.execute(insertRows(users, CREATED, rows));
  await tx.execute(
    insertRows(
      learners,
      ['userId'],
      rows.map(({ id }) => ({ userId: id })),
    ),
  );
  await insertWords(tx, rows);
}

export async function findUser(db: Executor, id: string): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

/** The users with these ids; missing ones are left out. */
export function findUsers(db: Executor, ids: readonly string[]): Promise<User[]> {
  return db.select().from(users).where(isOneOf(users.id, ids));
}

/** The user with this id, locked against deletion until the transaction ends, for new rows that refer to it. */
export async function lockUser(tx: Tx, id: string): Promise<User | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('key share');
  return row;
}

/**
 * Locks all active admins until the transaction ends, so that transactions that demote or remove an admin run one after
 * the other.
 */
export function lockAdmins(tx: Tx): Promise<{ id: string; isDemo: boolean }[]> {
  return tx
    .select({ id: users.id, isDemo: users.isDemo })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.suspendedAt)))
    .orderBy(users.id)
    .for('no key update');
}

/** A page of all user ids in ascending order, after a given id. */
export async function listUserIds(db: Executor, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(after === null ? undefined : gt(users.id, after))
    .orderBy(users.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function findUserByEmail(db: Executor, email: string): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
}

/** Returns which of these addresses belong to an account. */
export async function listTakenEmails(db: Executor, emails: readonly string[]): Promise<string[]> {
  const rows = await db.select({ email: users.email }).from(users).where(isOneOf(users.email, emails));
  return rows.map(({ email }) => email);
}

export async function findUserByGoogleSubject(db: Executor, subject: string): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.googleSubject, subject));
  return row;
}

/**
 * Updates columns of a user.
 * @param change at least one column.
 */
export async function updateUser(tx: Tx, id: string, change: UserChange): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, id));
}

/** Replaces a password hash unless it has changed since it was read. Returns whether it was replaced. */
export async function replacePassword(tx: Tx, id: string, before: string, after: string): Promise<boolean> {
  const rows = await tx
    .update(users)
    .set({ passwordHash: after })
    .where(and(eq(users.id, id), eq(users.passwordHash, before)))
    .returning({ id: users.id });
  return rows.length > 0;
}

/**
 * Updates a learner's time zone and reschedules the learner's reminder.
 * @param change `zone`: null leaves the zone unchanged.
 */
export async function updateZone(
  tx: Tx,
  id: string,
  { zone, fixed, unlessFixed }: { zone: string | null; fixed: boolean; unlessFixed: boolean },
): Promise<void> {
  await tx
    .update(users)
    .set({
      ...(zone === null ? {} : { timeZone: zone }),
      zoneFixed: fixed,
      nextReminderAt: sql`case when ${users.reminderTime} is not null then to_timestamp(0) end`,
    })
    .where(and(eq(users.id, id), unlessFixed ? eq(users.zoneFixed, false) : undefined));
}

type UserChange = { [Field in keyof typeof users.$inferInsert]?: (typeof users.$inferInsert)[Field] | SQL };

/** Adds themes to a user's unlocked themes, without duplicates. */
export async function addUnlockedThemes(tx: Tx, id: string, themes: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update ${users} set unlocked_themes = unlocked_themes || array(
      select theme from unnest(${sql.param(themes)}::text[]) as theme where theme <> all(unlocked_themes))
    where id = ${id}`);
}

/** The users with these ids, with their totals and settings, for profiles. */
export function findUsersWithTotals(db: Executor, ids: readonly string[]) {
  return db
    .select({ user: users, learner: learners, settings: settingsInRows })
    .from(users)
    .innerJoin(learners, eq(learners.userId, users.id))
    .where(isOneOf(users.id, ids));
}

/** Returns a person's row and totals; undefined if the person is suspended, or one of the two has blocked the other. */
export async function findVisibleUser(db: Executor, viewerId: string, id: string) {
  const [row] = await db
    .select({ user: users, learner: learners })
    .from(users)
    .innerJoin(learners, eq(learners.userId, users.id))
    .where(
      and(
        eq(users.id, id),
        sql`${users.suspendedAt} is null`,
        sql`not ${isBlockBetween(sql`${users.id}`, sql`${viewerId}::uuid`)}`,
      ),
    );
  return row;
}

/** Deletes the account's row and, through foreign keys, all rows that depend on it. */
export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}

/** Records that an account was deleted. Only a hash of its id is stored. */
export async function insertDeletedAccount(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .insert(goneAccounts)
    .values({ userHash: hashUserId(id), at })
    .onConflictDoNothing();
}

/** A page of a user's sessions, for the export. */
export function pageOfSessions(db: Executor, userId: string, after: string | null, limit: number) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), after === null ? undefined : gt(sessions.id, after)))
    .orderBy(sessions.id)
    .limit(limit);
}

/**
 * Returns which of these accounts were deleted. They are looked up by the hashes of their ids, so no scan is needed.
 */
export async function listDeletedIds(db: Executor, ids: readonly string[]): Promise<string[]> {
  const byHash = new Map(ids.map((id) => [hashUserId(id), id]));
  const rows = await db
    .select({ userHash: goneAccounts.userHash })
    .from(goneAccounts)
    .where(isOneOf(goneAccounts.userHash, [...byHash.keys()]));
  return rows.flatMap((row) => byHash.get(row.userHash) ?? []);
}

/**
 * Corrects the mark whether boards list a learner, for up to `limit` learners, and returns them. Skips rows that
 * another process is correcting.
 */
export function applyListingChanges(tx: Tx, limit: number): Promise<{ id: string; listed: boolean }[]> {
  const outdated = tx
    .select({ id: users.id })
    .from(users)
    .where(sql`${users.leaderboardListed} = ${isOffBoards}`)
    .orderBy(users.id)
    .limit(limit)
    .for('no key update', { skipLocked: true });
  return tx
    .update(users)
    .set({ leaderboardListed: sql`not ${users.leaderboardListed}` })
    .where(inArray(users.id, outdated))
    .returning({ id: users.id, listed: users.leaderboardListed });
}
