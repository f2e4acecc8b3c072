import { useRequestFriend } from './friends.mutations.ts';

/** Sends a friend request, for pages of other features. */
export function useSendFriendRequest() {
  return useRequestFriend();
}
