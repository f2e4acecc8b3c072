import type { Feature, RegistrationMode } from '@quorbit/contracts/feature-switches/switches';
import { offMessage } from '@quorbit/contracts/feature-switches/words';
import { AppError } from './app-error.ts';

/** What admins switched off, as this process read it last. Asking costs nothing: no statement, no waiting. */
export interface FeatureSwitches {
  isOn(feature: Feature): boolean;
  registration(): RegistrationMode;
}

/** Asked before something begins; what runs is never asked. @throws AppError FEATURE_OFF */
export function requireOn(switches: FeatureSwitches, feature: Feature): void {
  if (!switches.isOn(feature)) throw new AppError('FEATURE_OFF', offMessage(feature));
}
