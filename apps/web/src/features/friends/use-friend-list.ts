import { useFriends } from './friends.queries.ts';

/** Loads the user's friends, for pages of other features. */
export function useFriendList() {
  return useFriends();
}
