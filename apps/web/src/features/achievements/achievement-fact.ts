import { ACHIEVEMENTS, type Rarity } from '@quorbit/contracts/achievements/achievements';
import { BADGE_DESIGN, formatBadge, type MedalDesign, medalDesignOf } from '@quorbit/contracts/achievements/medals';
import type { AchievementList, AchievementView, BadgeView } from '@quorbit/contracts/achievements/schema';
import { formatDay } from '#ui/format-day.ts';
import type { LocalMedals } from './local-achievements.mirror.ts';

/** A medal as screens show it, read from this device or the server: an achievement, or a badge that a game awarded. */
export interface AchievementFact {
  id: string;
  name: string;
  description: string;
  /** The achievement's rarity; null for badges. */
  rarity: Rarity | null;
  medal: MedalDesign;
  /** When the server unlocked the medal; null until then. */
  unlockedAt: string | null;
  /** Progress towards the goal in whole percent, pending work on this device included. */
  progress: number;
  /** The amount of `goal` that the learner has reached, in `unit`. */
  count: number;
  goal: number;
  unit: string;
}

export function factsFromDevice({ achievements, badges }: LocalMedals): AchievementFact[] {
  const facts = achievements.map(({ id, unlockedAt, progress, count }) =>
    toFact({ ...ACHIEVEMENTS[id], id, unlockedAt, progress, count }),
  );
  return [...facts, ...badges.map(badgeToFact)];
}

export function factsFromServer({ unlocked, locked, badges }: AchievementList): AchievementFact[] {
  return [...[...unlocked, ...locked].map(toFact), ...badges.map(badgeToFact)];
}

function toFact({ title, ...achievement }: Omit<AchievementView, 'unlocked'>): AchievementFact {
  return { ...achievement, name: withoutEmoji(title), medal: medalDesignOf(achievement.id, achievement.rarity) };
}

/** Turns a badge into a medal that is unlocked from the start, with a goal of one. */
function badgeToFact({ id, title, game, awardedAt }: BadgeView): AchievementFact {
  return {
    id: `badge_${id ?? awardedAt}`,
    name: title,
    description: formatBadge({ game }, formatDay(awardedAt)),
    rarity: null,
    medal: BADGE_DESIGN,
    unlockedAt: awardedAt,
    progress: 100,
    count: 1,
    goal: 1,
    unit: 'badges',
  };
}

export const isUnlocked = ({ progress }: AchievementFact) => progress >= 100;

/** Returns an achievement's title without its leading emoji, which the drawn medal replaces. */
function withoutEmoji(title: string): string {
  return title.slice(title.indexOf(' ') + 1);
}

const numberFormat = new Intl.NumberFormat('en');

/** Formats progress towards the goal, e.g. `3 of 10 quizzes`. */
export function formatCount({ count, goal, unit }: AchievementFact): string {
  return `${numberFormat.format(count)} of ${numberFormat.format(goal)} ${unit}`;
}
