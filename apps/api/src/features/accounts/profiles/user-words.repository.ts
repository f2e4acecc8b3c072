import { toNameWords } from '@quorbit/contracts/accounts/name-words';
import type { Tx } from '@quorbit/db/client';
import { insertRows } from '@quorbit/db/records';
import { users, userWords } from '@quorbit/db/schema/accounts';
import { asc, gt, sql } from 'drizzle-orm';

/** Replaces the words by which a person is found, with those of a new name. */
export async function replaceWords(tx: Tx, userId: string, name: string): Promise<void> {
  const words = toNameWords(name);
  await tx.execute(sql`
    with outdated as (
      delete from ${userWords} where user_id = ${userId} and word <> all(${sql.param(words)}::text[])
    )
    insert into ${userWords} (user_id, word)
    select ${userId}::uuid, word from unnest(${sql.param(words)}::text[]) as word
    on conflict do nothing`);
}

/** A page of people's ids and names, in the order of their ids. */
export function pageOfNames(tx: Tx, after: string | null, limit: number) {
  return tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(after === null ? undefined : gt(users.id, after))
    .orderBy(asc(users.id))
    .limit(limit);
}

/** Adds the name words of people who have none yet; existing words are skipped. */
export async function insertWords(tx: Tx, people: readonly { id: string; name: string }[]): Promise<void> {
  const rows = people.flatMap(({ id, name }) => toNameWords(name).map((word) => ({ userId: id, word })));
  await tx.execute(sql`${insertRows(userWords, ['userId', 'word'], rows)} on conflict do nothing`);
}
