import { formatOffMessage } from '@quorbit/contracts/feature-switches/messages';
import type { Feature } from '@quorbit/contracts/feature-switches/switches';
import type { FeatureSwitches } from '../kernel/deps.ts';
import { AppError } from './app-error.ts';

/**
 * Throws if a feature is off. It's called only before something new begins, never for what already runs.
 * @throws AppError FEATURE_OFF if the feature is off.
 */
export function requireFeature(switches: FeatureSwitches, feature: Feature): void {
  if (!switches.isOn(feature)) throw new AppError('FEATURE_OFF', formatOffMessage(feature));
}
