import { ACCOUNT_GONE, LOGIN_FIRST } from '@quorbit/contracts/errors/messages';
import type { Executor } from '@quorbit/db/client';
import { AppError } from '../lib/app-error.ts';
import { isGone } from './sessions.repository.ts';

/**
 * Why a call without a live session is refused. Devices of a deleted account are told so, since signing in again will
 * never help them. Called only once no session was found.
 * @param claimedId the user whom a token with a valid signature names
 */
export async function sessionRefusal(db: Executor, claimedId: string | null): Promise<AppError> {
  if (claimedId !== null && (await isGone(db, claimedId))) return new AppError('ACCOUNT_GONE', ACCOUNT_GONE);
  return new AppError('UNAUTHENTICATED', LOGIN_FIRST);
}
