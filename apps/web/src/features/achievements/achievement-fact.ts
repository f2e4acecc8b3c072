import { ACHIEVEMENTS, type Rarity } from '@quorbit/contracts/achievements/achievements';
import { BADGE_DESIGN, formatBadge, type MedalDesign, medalDesignOf } from '@quorbit/contracts/achievements/medals';
import type { AchievementList, AchievementView, BadgeView } from '@quorbit/contracts/achievements/schema';
import { formatDay } from '#ui/format-day.ts';
import type { LocalMedals } from './local-achievements.mirror.ts';

/** A medal as screens show it, told by this device or by the server: an achievement, or a badge that a game awarded. */
export interface AchievementFact {
  id: string;
  name: string;
  description: string;
  /** Null for badges. */
  rarity: Rarity | null;
  medal: MedalDesign;
  /** Null until the server has unlocked it. */
  unlockedAt: string | null;
  /** Whole percent; 100 also for what pending work reached. */
  progress: number;
  /** How much of `goal` is reached, in `unit`. */
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

/** A badge is unlocked from the start, in one step. */
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

/** A title without its emoji, in whose place the medal is drawn. */
function withoutEmoji(title: string): string {
  return title.slice(title.indexOf(' ') + 1);
}

const numberFormat = new Intl.NumberFormat('en');

/** E.g. `3 of 10 quizzes`. */
export function formatCount({ count, goal, unit }: AchievementFact): string {
  return `${numberFormat.format(count)} of ${numberFormat.format(goal)} ${unit}`;
}
