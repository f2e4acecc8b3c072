// Lets other areas check whether an account's e-mail is verified.
import type { Executor } from '@quorbit/db/client';
import { findUser } from '../accounts.repository.ts';

/** Returns whether the account's owner has proven that the e-mail is theirs. */
export async function isEmailVerified(db: Executor, userId: string): Promise<boolean> {
  const user = await findUser(db, userId);
  return user !== undefined && user.emailVerifiedAt !== null;
}
