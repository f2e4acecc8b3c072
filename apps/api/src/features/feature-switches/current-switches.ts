import { FEATURES, type Switches } from '@quorbit/contracts/feature-switches/switches';
import type { Deps } from '../../kernel/deps.ts';

/** Returns the switches in force, as this process knows them. */
export function getCurrentSwitches({ switches }: Pick<Deps, 'switches'>): Switches {
  const features = FEATURES.map((feature) => [feature, switches.isOn(feature)] as const);
  return { registration: switches.registration(), ...(Object.fromEntries(features) as Omit<Switches, 'registration'>) };
}
