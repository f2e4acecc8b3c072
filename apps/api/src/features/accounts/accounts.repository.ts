import type { Executor, Tx } from '@quorbit/db/client';
import { users } from '@quorbit/db/schema/accounts';
import { learners } from '@quorbit/db/schema/learners';
import { eq, inArray } from 'drizzle-orm';

export type User = typeof users.$inferSelect;

export async function insertUser(tx: Tx, user: typeof users.$inferInsert): Promise<void> {
  await tx.insert(users).values(user);
  await tx.insert(learners).values({ userId: user.id });
}

export async function findUser(db: Executor, id: string): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

/** The same, kept from being deleted until the transaction ends, for rows that refer to it. */
export async function holdUser(tx: Tx, id: string): Promise<User | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('key share');
  return row;
}

export async function findUserByEmail(db: Executor, email: string): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
}

export async function findUserByGoogleSubject(db: Executor, subject: string): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.googleSubject, subject));
  return row;
}

/** @param change at least one column */
export async function updateUser(tx: Tx, id: string, change: Partial<typeof users.$inferInsert>): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, id));
}

/** Users with their totals, for profiles. */
export function findUsersWithTotals(db: Executor, ids: readonly string[]) {
  return db
    .select({ user: users, learner: learners })
    .from(users)
    .innerJoin(learners, eq(learners.userId, users.id))
    .where(inArray(users.id, [...ids]));
}
