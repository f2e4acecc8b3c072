// Owns who may make an account.
import { INVITATION_USED_UP } from '@quorbit/contracts/feature-switches/messages';
import type { Tx } from '@quorbit/db/client';
import type { Deps } from '../../../kernel/deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import { requireRegistration } from './registration.ts';

/**
 * Called in the transaction of a new account, once that is written: a taken e-mail uses no invitation up.
 * @throws AppError FEATURE_OFF while accounts aren't made, and for a code that invites nobody where one is needed
 */
export async function acceptInvitation(
  tx: Tx,
  inviteCode: string | undefined,
  now: Date,
  { switches, inviteGate }: Pick<Deps, 'switches' | 'inviteGate'>,
): Promise<void> {
  requireRegistration(switches, inviteCode);
  if (switches.registration() !== 'invitation' || inviteCode === undefined) return;
  for (const accept of inviteGate) if (await accept(tx, inviteCode, now)) return;
  throw new AppError('FEATURE_OFF', INVITATION_USED_UP);
}
