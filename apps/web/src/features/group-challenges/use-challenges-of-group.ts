import { useGroupChallenges } from './group-challenges.queries.ts';

/** The goals that a group wants to reach together, for its page. */
export function useChallengesOfGroup(groupId: string) {
  return useGroupChallenges(groupId);
}
