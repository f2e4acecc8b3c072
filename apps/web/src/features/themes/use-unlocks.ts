import { listEarnedThemes, type ThemeUnlocks } from '@quorbit/contracts/themes/names';
import { levelStateOf } from '@quorbit/contracts/xp/levels';
import { useUser } from '#lib/session.ts';
import { useProgressSnapshot } from '../xp/use-progress-snapshot.ts';

/** Returns the user's level and the themes that they have unlocked, including work that isn't synced yet. */
export function useUnlocks(): ThemeUnlocks {
  const { level, unlockedThemes } = useUser();
  const snapshot = useProgressSnapshot();
  if (!snapshot) return { level, unlockedThemes };
  return {
    level: Math.max(level, levelStateOf(snapshot.xp).level),
    unlockedThemes: [...unlockedThemes, ...listEarnedThemes(snapshot.unlocked)],
  };
}
