import type { Rarity } from '@quorbit/contracts/achievements/achievements';

interface RarityWords {
  word: string;
  /** Its colour. */
  look: string;
}

const RARITY_WORDS: Record<Rarity, RarityWords> = {
  common: { word: 'Common', look: 'text-common' },
  rare: { word: 'Rare', look: 'text-rare' },
  epic: { word: 'Epic', look: 'text-epic' },
  legendary: { word: 'Legendary', look: 'text-legendary' },
};

/** How a rarity is called, and its colour; badges of games have none. */
export function rarityWords(rarity: Rarity | null): RarityWords {
  return rarity === null ? { word: 'Badge', look: 'text-epic' } : RARITY_WORDS[rarity];
}
