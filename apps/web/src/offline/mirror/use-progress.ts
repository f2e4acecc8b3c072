import { readAchievements, readPendingXp, readProfile } from './progress.ts';
import { useMirror } from './use-mirror.ts';

/** XP that pending work will bring, shown beside the XP that counts: '1,240 XP + 35 pending'. */
export function usePendingXp(): number {
  return useMirror(readPendingXp, null) ?? 0;
}

export function useMirroredProfile() {
  return useMirror(readProfile, null);
}

export function useLocalAchievements() {
  return useMirror(readAchievements, null);
}
