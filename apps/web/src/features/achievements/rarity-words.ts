import type { Rarity } from '@quorbit/contracts/achievements/achievements';

/** How a rarity is called, and its colour. */
export const RARITY_WORDS: Record<Rarity, { word: string; look: string }> = {
  common: { word: 'Common', look: 'text-common' },
  rare: { word: 'Rare', look: 'text-rare' },
  epic: { word: 'Epic', look: 'text-epic' },
  legendary: { word: 'Legendary', look: 'text-legendary' },
};
