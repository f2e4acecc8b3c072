import { type LocalCard, readCards } from './cards.ts';
import { useMirror } from './use-mirror.ts';

/** The learner's cards with pending work folded in. */
export function useCards(): LocalCard[] | null | undefined {
  return useMirror(readCards, null);
}
