import { useGroupChallenges } from './group-challenges.queries.ts';

/** Loads a group's challenges, for the group's page. */
export function useChallengesOfGroup(groupId: string) {
  return useGroupChallenges(groupId);
}
