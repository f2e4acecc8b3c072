import type { Rarity } from '@quorbit/contracts/achievements/achievements';

interface RarityStyle {
  label: string;
  /** The Tailwind class of the rarity's text colour. */
  colorClass: string;
}

const RARITY_STYLES: Record<Rarity, RarityStyle> = {
  common: { label: 'Common', colorClass: 'text-common' },
  rare: { label: 'Rare', colorClass: 'text-rare' },
  epic: { label: 'Epic', colorClass: 'text-epic' },
  legendary: { label: 'Legendary', colorClass: 'text-legendary' },
};

/** Returns a rarity's label and colour; null is for badges from games, which have no rarity. */
export function getRarityStyle(rarity: Rarity | null): RarityStyle {
  return rarity === null ? { label: 'Badge', colorClass: 'text-epic' } : RARITY_STYLES[rarity];
}
