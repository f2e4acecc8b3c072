import { ACHIEVEMENTS, type AchievementId, RARITIES } from '@quorbit/contracts/achievements/achievements';
import { medalDesignOf } from '@quorbit/contracts/achievements/medals';
import { levelStateOf } from '@quorbit/contracts/xp/levels';
import type { Moment } from '#ui/celebration/moment.ts';
import type { ProgressSnapshot } from './progress-snapshot.mirror.ts';

/**
 * Returns the celebrations for a change in progress, in the order in which they play: the day's goal, the streak's new
 * day, achievements from common to legendary, and the level last, since it is the loudest. Values that fell or didn't
 * change get none.
 */
export function momentsBetween(before: ProgressSnapshot, after: ProgressSnapshot): Moment[] {
  return [
    ...goalMoment(before, after),
    ...streakMoment(before, after),
    ...unlockMoments(before, after),
    ...levelMoment(before, after),
  ];
}

/**
 * Returns the celebration for the daily goal if it was reached since the earlier progress; otherwise an empty list.
 * @param before the earlier progress; it has no `today` if an older app version stored it.
 */
function goalMoment({ today: before }: Partial<ProgressSnapshot>, { today }: ProgressSnapshot): Moment[] {
  const earlier = before?.day === today.day ? before.xp : 0;
  if (today.xp < today.goal || earlier >= today.goal) return [];
  const { day, goal } = today;
  return [
    {
      key: `goal:${day}`,
      kind: 'goal',
      title: 'Goal reached',
      text: `${goal} XP today. Well done.`,
      figure: String(goal),
    },
  ];
}

function streakMoment({ streak: before }: ProgressSnapshot, { streak }: ProgressSnapshot): Moment[] {
  const { count, lastDay } = streak;
  // The first day is only a beginning; a streak starts with the second day.
  if (lastDay === null || count < 2 || count <= before.count || lastDay <= (before.lastDay ?? '')) return [];
  return [
    {
      key: `streak:${lastDay}`,
      kind: 'streak',
      title: `${count}-day streak`,
      text: 'Today counts. See you tomorrow.',
      figure: String(count),
    },
  ];
}

function unlockMoments(before: ProgressSnapshot, after: ProgressSnapshot): Moment[] {
  return after.unlocked
    .filter((id) => !before.unlocked.includes(id))
    .toSorted((a, b) => rarityRank(a) - rarityRank(b))
    .map((id) => {
      const { title, description, rarity } = ACHIEVEMENTS[id];
      // The emoji at the start of an achievement's title is left out, because the celebration shows a drawn medal
      // instead.
      const name = title.slice(title.indexOf(' ') + 1);
      const achievementText = description.charAt(0).toLowerCase() + description.slice(1);
      return {
        key: `unlock:${id}`,
        kind: 'unlock',
        title: name,
        text: `New achievement: ${achievementText}`,
        medal: medalDesignOf(id, rarity),
      };
    });
}

function levelMoment(before: ProgressSnapshot, after: ProgressSnapshot): Moment[] {
  const { level, needed, into } = levelStateOf(after.xp);
  if (level <= levelStateOf(before.xp).level) return [];
  return [
    {
      key: `level:${level}`,
      kind: 'level',
      title: `Level ${level}`,
      text: `${needed - into} XP to level ${level + 1}.`,
      figure: String(level),
    },
  ];
}

const rarityRank = (id: AchievementId) => RARITIES.indexOf(ACHIEVEMENTS[id].rarity);
