import { useFriends } from './friends.queries.ts';

/** The person's friends, for pages of other features. */
export function useFriendList() {
  return useFriends();
}
