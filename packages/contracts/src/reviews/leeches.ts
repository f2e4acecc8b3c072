import type { CardState } from './cards.ts';

/** A card forgotten so often costs more time than it is worth, unless something about it changes. */
const MIN_LEECH_LAPSES = 6;

export function isLeech({ lapses }: Pick<CardState, 'lapses'>): boolean {
  return lapses >= MIN_LEECH_LAPSES;
}
