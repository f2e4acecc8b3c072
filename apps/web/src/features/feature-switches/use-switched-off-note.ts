import { formatOffNote } from '@quorbit/contracts/feature-switches/messages';
import type { Feature } from '@quorbit/contracts/feature-switches/switches';
import { useSwitches } from './feature-switches.queries.ts';

/** What to show in the place of what would begin something; null while it may, and while nobody knows. The server decides. */
export function useSwitchedOffNote(feature: Feature): string | null {
  const view = useSwitches();
  return view.state === 'shown' && !view.data[feature] ? formatOffNote(feature) : null;
}
