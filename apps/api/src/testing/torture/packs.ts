import type { PackBody } from '@quorbit/contracts/quizzes/schema';
import type { Database } from '@quorbit/db/client';
import { users } from '@quorbit/db/schema/accounts';
import { packs } from '@quorbit/db/schema/quizzes/packs';
import { eq } from 'drizzle-orm';
import { areas } from '../../areas.ts';
import { findPackByHash } from '../../features/quizzes/packs/packs.repository.ts';
import { getPack, markServed } from '../../features/quizzes/packs/packs.service.ts';
import { bytesOf } from '../../features/quizzes/packs/stored-pack.ts';
import { AppError } from '../../lib/app-error.ts';
import { registriesOf } from '../../registries.ts';

/** A pack in the form in which devices download it. */
export interface RigPack {
  hash: string;
  bytes: number;
  body: PackBody;
}

/** Returns a function that reads all stored packs; a pack's content never changes, so each one is read only once. */
export function createPackReader({ read }: Database): () => Promise<RigPack[]> {
  const known = new Map<string, RigPack>();
  return async () => {
    const found: RigPack[] = [];
    for (const { hash, bytes } of await read.select({ hash: packs.hash, bytes: packs.bytes }).from(packs)) {
      const stored = known.has(hash) ? null : await findPackByHash(read, hash);
      if (stored) known.set(hash, { hash, bytes, body: JSON.parse(bytesOf(stored)) });
      const pack = known.get(hash);
      if (pack) found.push(pack);
    }
    return found;
  };
}

/** The status and body that a device gets when it requests a pack. */
export interface PackReply {
  status: number;
  text: string;
}

/**
 * Replies to a signed-in user's pack request as the server's pack route does: 200 with the pack, 401 for an unknown
 * user, 404 for a refusal.
 */
export async function packReply(database: Database, userId: string, hash: string, now: Date): Promise<PackReply> {
  const { read } = database;
  const [user] = await read.select({ id: users.id, role: users.role }).from(users).where(eq(users.id, userId));
  if (!user) return { status: 401, text: '{}' };
  try {
    const stored = await getPack(read, user, hash, now, registriesOf(areas));
    await database.transaction((tx) => markServed(tx, { hash }, now));
    return { status: 200, text: bytesOf(stored) };
  } catch (error) {
    if (error instanceof AppError) return { status: 404, text: '{}' };
    throw error;
  }
}
