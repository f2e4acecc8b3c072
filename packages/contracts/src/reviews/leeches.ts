import type { CardState } from './cards.ts';

/**
 * The number of lapses from which a card counts as a leech, which costs more time than it's worth unless something
 * about it changes.
 */
const MIN_LEECH_LAPSES = 6;

export function isLeech({ lapses }: Pick<CardState, 'lapses'>): boolean {
  return lapses >= MIN_LEECH_LAPSES;
}
