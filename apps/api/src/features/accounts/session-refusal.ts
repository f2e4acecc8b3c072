import { ACCOUNT_GONE, LOGIN_FIRST } from '@quorbit/contracts/errors/messages';
import type { Executor } from '@quorbit/db/client';
import { userHash } from '@quorbit/db/gone-accounts';
import { goneAccounts } from '@quorbit/db/schema/accounts';
import { eq } from 'drizzle-orm';
import { AppError } from '../../lib/app-error.ts';

/**
 * Why a call without a live session is refused. Devices of a deleted account are told so, since signing in again will
 * never help them. Only asked once the session was not found.
 * @param claimedId the user whom a token with a valid signature names
 */
export async function sessionRefusal(db: Executor, claimedId: string | null): Promise<AppError> {
  if (claimedId !== null) {
    const [gone] = await db
      .select({ at: goneAccounts.at })
      .from(goneAccounts)
      .where(eq(goneAccounts.userHash, userHash(claimedId)));
    if (gone) return new AppError('ACCOUNT_GONE', ACCOUNT_GONE);
  }
  return new AppError('UNAUTHENTICATED', LOGIN_FIRST);
}
