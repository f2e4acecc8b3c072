// Texts that server, screens and tests share word for word.
import { DECLINE_PAUSE_DAYS, MAX_BLOCKED, MAX_FRIENDS, MAX_SENT_REQUESTS } from './limits.ts';

export const SEARCH_HINT = 'Type at least 2 characters to search for users';

/** The name shown for a person who is blocked, or has blocked the reader, where counts and ranks need a row. */
export const HIDDEN_PLAYER = 'Hidden player';

export const REQUEST_SENT = 'Friend request sent successfully!';
export const REQUEST_ACCEPTED = 'Friend request accepted!';
export const REQUEST_DECLINED = 'Friend request declined!';
export const FRIEND_REMOVED = 'Friend removed successfully!';
export const USER_BLOCKED = 'User blocked successfully!';
export const USER_UNBLOCKED = 'User unblocked successfully!';

export const OWN_REQUEST = "You can't send a friend request to yourself.";
export const OWN_BLOCK = "You can't block yourself.";
export const ALREADY_FRIENDS = "You're already friends.";
export const ALREADY_REQUESTED = "You've already sent this person a friend request.";
export const DECLINED_RECENTLY = `This person declined your last request. Wait ${DECLINE_PAUSE_DAYS} days before you send another.`;
export const DECLINED_FOR_GOOD =
  "This person declined your requests, so you can't send another. They can still send you one.";
export const TOO_MANY_FRIENDS = `You can have ${MAX_FRIENDS} friends at most. Remove one first.`;
export const THEIR_FRIENDS_FULL = `This person has ${MAX_FRIENDS} friends already, which is the most anybody can have.`;
export const TOO_MANY_SENT = `${MAX_SENT_REQUESTS} of your friend requests are still waiting for an answer. Wait until some are answered.`;
export const TOO_MANY_BLOCKED = `You can block ${MAX_BLOCKED} people at most. Unblock somebody first.`;
