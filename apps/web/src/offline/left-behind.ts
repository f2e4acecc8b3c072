// What stays on a device when its person is not signed in. Brings Dexie along: load it when it is needed.
import { ATTEMPT_SUBMIT } from '@quorbit/contracts/sync/ops/attempt-submit';
import { Dexie } from 'dexie';
import { UserDatabase } from './database.ts';
import { forgetSeen } from './last-seen.ts';

export interface Waiting {
  attempts: number;
  /** Other work, such as ratings. */
  others: number;
}

const NOTHING: Waiting = { attempts: 0, others: 0 };

/** How much of a person's work waits here for the server; nothing also where this browser keeps nothing. */
export async function countWaiting(userId: string): Promise<Waiting> {
  const database = new UserDatabase(userId);
  try {
    // Asked first: opening would make the database of somebody who kept nothing here.
    if (!(await Dexie.exists(database.name))) return NOTHING;
    const types = (await database.outbox.toArray()).map(({ type }) => type);
    const attempts = types.filter((type) => type === ATTEMPT_SUBMIT).length;
    return { attempts, others: types.length - attempts };
  } catch {
    // A private window or a broken disk: nothing that could be sent is kept there.
    return NOTHING;
  } finally {
    database.close();
  }
}

/** Removes all that this device keeps of a person, unsent work included. Rejects where the browser refuses. */
export async function forgetPerson(userId: string): Promise<void> {
  forgetSeen(userId);
  await new UserDatabase(userId).delete();
}
