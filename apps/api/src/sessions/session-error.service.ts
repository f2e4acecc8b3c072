import { ACCOUNT_DELETED, LOGIN_FIRST } from '@quorbit/contracts/errors/messages';
import type { Executor } from '@quorbit/db/client';
import { AppError } from '../lib/app-error.ts';
import { isDeletedAccount } from './sessions.repository.ts';

/**
 * Returns the error for a call without a live session. Devices of a deleted account get ACCOUNT_GONE, since logging in
 * again can't help them. Call it only if no session was found.
 * @param claimedId the user named by a token with a valid signature.
 */
export async function findSessionError(db: Executor, claimedId: string | null): Promise<AppError> {
  if (claimedId !== null && (await isDeletedAccount(db, claimedId)))
    return new AppError('ACCOUNT_GONE', ACCOUNT_DELETED);
  return new AppError('UNAUTHENTICATED', LOGIN_FIRST);
}
