import { formatOffNote } from '@quorbit/contracts/feature-switches/messages';
import type { Feature } from '@quorbit/contracts/feature-switches/switches';
import { useSwitches } from './feature-switches.queries.ts';

/**
 * Returns the note to show in place of a button whose feature is switched off; null if it's on or not known yet. The
 * server checks the switch again.
 */
export function useSwitchedOffNote(feature: Feature): string | null {
  const view = useSwitches();
  return view.state === 'shown' && !view.data[feature] ? formatOffNote(feature) : null;
}
