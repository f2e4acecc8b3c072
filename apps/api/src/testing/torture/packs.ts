import type { PackBody } from '@quorbit/contracts/quizzes/schema';
import type { Database } from '@quorbit/db/client';
import { users } from '@quorbit/db/schema/accounts';
import { packs } from '@quorbit/db/schema/quizzes';
import { eq } from 'drizzle-orm';
import { readPack } from '../../features/quizzes/packs.service.ts';
import { AppError } from '../../lib/app-error.ts';

/** A pack as devices download it. */
export interface RigPack {
  hash: string;
  bytes: number;
  body: PackBody;
}

export async function readPacks({ read }: Database): Promise<RigPack[]> {
  const found = await read.select({ hash: packs.hash, bytes: packs.bytes, body: packs.body }).from(packs);
  return found.map(({ body, ...pack }) => ({ ...pack, body: JSON.parse(body) }));
}

/** What a device gets that asks for a pack. */
export interface PackReply {
  status: number;
  text: string;
}

/** As the address of packs responds to somebody who is signed in. */
export async function packReply({ read }: Database, userId: string, hash: string, now: Date): Promise<PackReply> {
  const [user] = await read.select({ id: users.id, role: users.role }).from(users).where(eq(users.id, userId));
  if (!user) return { status: 401, text: '{}' };
  try {
    return { status: 200, text: await readPack(read, user, hash, now) };
  } catch (error) {
    if (error instanceof AppError) return { status: 404, text: '{}' };
    throw error;
  }
}
