// Owns what depends on a proven e-mail in other areas.
import type { Executor } from '@quorbit/db/client';
import { findUser } from '../accounts.repository.ts';

/** Whether somebody has shown that the account's e-mail is theirs. */
export async function isEmailVerified(db: Executor, userId: string): Promise<boolean> {
  const user = await findUser(db, userId);
  return user !== undefined && user.emailVerifiedAt !== null;
}
