import { INVITATION_NEEDED, REGISTRATION_CLOSED } from '@quorbit/contracts/feature-switches/messages';
import type { FeatureSwitches } from '../../../kernel/deps.ts';
import { AppError } from '../../../lib/app-error.ts';

/**
 * Checks, before any work on a new account, that registration is open.
 * @throws AppError FEATURE_OFF while registration is closed, or needs an invitation and there is no code.
 */
export function requireRegistration(switches: FeatureSwitches, inviteCode: string | undefined): void {
  const mode = switches.registration();
  if (mode === 'closed') throw new AppError('FEATURE_OFF', REGISTRATION_CLOSED);
  if (mode === 'invitation' && inviteCode === undefined) throw new AppError('FEATURE_OFF', INVITATION_NEEDED);
}
