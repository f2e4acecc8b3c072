import type { UserDatabase } from '../database.ts';
import type { LastExchange } from './records.ts';

const tableOf = (database: UserDatabase) => database.table<LastExchange, string>('meta');

/** Returns the server time of the last exchange that got a reply, in milliseconds; null before the first one. */
export async function readLastExchange(database: UserDatabase): Promise<number | null> {
  const record = await tableOf(database).get('exchange');
  return record?.at ?? (await database.meta.get('meta'))?.lastExchange ?? null;
}

export async function writeLastExchange(database: UserDatabase, at: number): Promise<void> {
  await tableOf(database).put({ key: 'exchange', at });
}
