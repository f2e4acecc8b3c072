import { themesOf, type Unlocks } from '@quorbit/contracts/themes/names';
import { levelOf } from '@quorbit/contracts/xp/levels';
import { useUser } from '#lib/session.ts';
import { useStanding } from '../xp/use-standing.ts';

/** What opens themes for the person, pending work included. */
export function useUnlocks(): Unlocks {
  const { level, unlockedThemes } = useUser();
  const standing = useStanding();
  if (!standing) return { level, unlockedThemes };
  return {
    level: Math.max(level, levelOf(standing.xp).level),
    unlockedThemes: [...unlockedThemes, ...themesOf(standing.unlocked)],
  };
}
