import type { Rarity } from '@quorbit/contracts/achievements/achievements';

interface RarityStyle {
  label: string;
  /** Its colour. */
  colorClass: string;
}

const RARITY_STYLES: Record<Rarity, RarityStyle> = {
  common: { label: 'Common', colorClass: 'text-common' },
  rare: { label: 'Rare', colorClass: 'text-rare' },
  epic: { label: 'Epic', colorClass: 'text-epic' },
  legendary: { label: 'Legendary', colorClass: 'text-legendary' },
};

/** How a rarity is called, and its colour; badges of games have none. */
export function getRarityStyle(rarity: Rarity | null): RarityStyle {
  return rarity === null ? { label: 'Badge', colorClass: 'text-epic' } : RARITY_STYLES[rarity];
}
