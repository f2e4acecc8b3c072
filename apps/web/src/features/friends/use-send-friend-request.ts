import { useRequestFriend } from './friends.mutations.ts';

/** Asking somebody to be friends, from pages of other features. */
export function useSendFriendRequest() {
  return useRequestFriend();
}
