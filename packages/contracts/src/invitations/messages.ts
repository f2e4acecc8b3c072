// Texts that server, screens and tests share word for word.
import { MAX_OPEN_INVITATIONS } from './limits.ts';

/**
 * The error for an invitation that can't be used. Invented codes, and invitations between people of whom one has
 * blocked the other, give the same error.
 */
export const INVALID_INVITATION = "This invitation doesn't work any more. Ask for a new one.";
export const OWN_INVITATION = "This is your own invitation. Send it to somebody you'd like as a friend.";
export const TOO_MANY_INVITATIONS = `${MAX_OPEN_INVITATIONS} of your invitations are still open. Withdraw one first.`;

export const FRIENDS_ONLY = 'You can only invite your friends.';
export const ALREADY_IN_GROUP = "They're already in this group.";
export const INVITATION_SENT = 'Invitation sent';

/** Formats the message after an accepted invitation. @param name the name of the new friend */
export function formatFriendsNow(name: string): string {
  return `You and ${name} are friends now.`;
}
