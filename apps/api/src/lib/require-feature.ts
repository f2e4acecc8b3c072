import { formatOffMessage } from '@quorbit/contracts/feature-switches/messages';
import type { Feature } from '@quorbit/contracts/feature-switches/switches';
import type { FeatureSwitches } from '../kernel/deps.ts';
import { AppError } from './app-error.ts';

/** Asked before something begins; what runs is never asked. @throws AppError FEATURE_OFF */
export function requireFeature(switches: FeatureSwitches, feature: Feature): void {
  if (!switches.isOn(feature)) throw new AppError('FEATURE_OFF', formatOffMessage(feature));
}
