// Owns the keys that identify this server to push services. They are in the database because subscriptions are bound to
// them, so they must survive a move and a restore.
import type { Database } from '@quorbit/db/client';
import webPush from 'web-push';
import * as z from 'zod/mini';
import type { VapidKeys } from '../../kernel/deps.ts';
import { insertKeys, readKeys } from './vapid.repository.ts';

const storedKeys = z.object({ publicKey: z.string(), privateKey: z.string() });

/**
 * Reads this server's push keys from the database, and makes them at the first start. If several processes start at
 * once, only one makes them.
 */
export async function ensureVapidKeys({
  read,
  transaction,
}: Pick<Database, 'read' | 'transaction'>): Promise<VapidKeys> {
  if ((await readKeys(read)) === null) {
    const generated = JSON.stringify(webPush.generateVAPIDKeys());
    await transaction((tx) => insertKeys(tx, generated));
  }
  return storedKeys.parse(JSON.parse((await readKeys(read)) ?? 'null'));
}
