import type { AchievementList } from '@quorbit/contracts/achievements/schema';
import { deviceThenServer } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';
import type { QueryResult } from '#lib/server/view.ts';

/** Queries the signed-in learner's achievements from the server. */
export function useAchievementsOnServer(enabled: boolean): QueryResult<AchievementList | undefined> {
  return trpc.achievements.list.useQuery({}, { ...deviceThenServer.options, enabled });
}
