import { useGroupChallenges } from './group-challenges.queries.ts';

/** What a group wants to do together, for its page. */
export function useChallengesOfGroup(groupId: string) {
  return useGroupChallenges(groupId);
}
