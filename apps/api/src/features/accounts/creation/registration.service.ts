// Owns the rule who may make an account, and uses up invitations.
import { INVITATION_USED_UP } from '@quorbit/contracts/feature-switches/messages';
import type { Tx } from '@quorbit/db/client';
import type { Deps } from '../../../kernel/deps.ts';
import { AppError } from '../../../lib/app-error.ts';
import { requireRegistration } from './registration.ts';

/**
 * Uses up an invitation if one is needed. Called in the transaction of a new account after its row is written, so that
 * a taken e-mail uses none up.
 * @throws AppError FEATURE_OFF while registration is closed, or if an invitation is needed and the code isn't valid.
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
