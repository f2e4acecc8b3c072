import type { Rarity } from './achievements.ts';
import { type AchievementGroup, categoryOf, groupOf } from './groups.ts';
import type { BadgeView } from './schema.ts';

/** The motif of a medal that isn't about a category. */
type MedalMotif = 'streak' | 'quiz' | 'score' | 'level' | 'early' | 'late' | 'return' | 'review' | 'win' | 'group';

export interface MedalDesign {
  rarity: Rarity;
  motif: MedalMotif | { category: string };
  /** The number shown on the medal, which tells it from the other medals of its family. */
  figure?: string | undefined;
}

const MOTIFS: Partial<Record<AchievementGroup, MedalMotif>> = {
  Streaks: 'streak',
  'Learning Progress': 'quiz',
  Performance: 'score',
  Levels: 'level',
};

/**
 * Returns the design of an achievement's medal, derived from the id, so that it also works for achievements that only
 * newer servers know.
 */
export function medalDesignOf(id: string, rarity: Rarity): MedalDesign {
  const category = categoryOf(id);
  return {
    rarity,
    motif: category === null ? (MOTIFS[groupOf(id)] ?? motifOf(id)) : { category },
    figure: /_(\d+)$/.exec(id)?.[1],
  };
}

function motifOf(id: string): MedalMotif {
  if (id === 'early_bird') return 'early';
  if (id === 'night_owl') return 'late';
  if (id.includes('win')) return 'win';
  if (id.includes('group')) return 'group';
  return id.startsWith('reviews') ? 'review' : 'return';
}

/** The medal design of all badges, which is the same for every game. */
export const BADGE_DESIGN: MedalDesign = { rarity: 'epic', motif: 'win' };

/** Formats which game awarded a badge and on which day, e.g. `Won in Exam week on 3 Dec 2026.` */
export function formatBadge({ game }: Pick<BadgeView, 'game'>, day: string): string {
  return game ? `Won in ${game} on ${day}.` : `Won on ${day}.`;
}
