import { INVITATION_NEEDED, REGISTRATION_CLOSED } from '@quorbit/contracts/feature-switches/messages';
import type { FeatureSwitches } from '../../../kernel/deps.ts';
import { AppError } from '../../../lib/app-error.ts';

/** Asked before anything is done for a new account. @throws AppError FEATURE_OFF while nobody, or nobody without a code, may */
export function requireRegistration(switches: FeatureSwitches, inviteCode: string | undefined): void {
  const mode = switches.registration();
  if (mode === 'closed') throw new AppError('FEATURE_OFF', REGISTRATION_CLOSED);
  if (mode === 'invitation' && inviteCode === undefined) throw new AppError('FEATURE_OFF', INVITATION_NEEDED);
}
