import type { Rarity } from './achievements.ts';
import { type AchievementGroup, categoryOf, groupOf } from './groups.ts';
import type { BadgeView } from './schema.ts';

/** What a medal is about, where it isn't a category. */
type MedalMotif = 'streak' | 'quiz' | 'score' | 'level' | 'early' | 'late' | 'return' | 'review' | 'win' | 'group';

export interface MedalDesign {
  rarity: Rarity;
  motif: MedalMotif | { category: string };
  /** The number that tells it from others of its family. */
  figure?: string | undefined;
}

const MOTIFS: Partial<Record<AchievementGroup, MedalMotif>> = {
  Streaks: 'streak',
  'Learning Progress': 'quiz',
  Performance: 'score',
  Levels: 'level',
};

/** What the medal of an achievement shows, by its id: also of those that only newer servers know. */
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

/** The medal of a badge looks the same for all games. */
export const BADGE_DESIGN: MedalDesign = { rarity: 'epic', motif: 'win' };

/** Which game awarded a badge, and on which day, e.g. `Won in Exam week on 3 Dec 2026.` */
export function formatBadge({ game }: Pick<BadgeView, 'game'>, day: string): string {
  return game ? `Won in ${game} on ${day}.` : `Won on ${day}.`;
}
