// Texts that server, screens and tests share word for word.
import { MAX_GROUPS, MAX_SHARED_QUIZZES } from './limits.ts';

export const NAME_TOO_SHORT = 'Group name must be at least 3 characters long';
export const GROUP_FULL = 'This study group is full.';
export const ALREADY_MEMBER = "You're already a member of this study group.";
export const NOT_A_MEMBER = "You aren't a member of this study group.";
export const MEMBERS_ONLY = 'Only members of this study group can do that.';
export const GROUP_ADMINS_ONLY = 'Only admins of this study group can do that.';
export const TOO_MANY_GROUPS = `You can be in ${MAX_GROUPS} study groups at most. Leave one first.`;
export const TOO_MANY_SHARED = `A study group can have ${MAX_SHARED_QUIZZES} quizzes at most. Remove one first.`;
export const ALREADY_SHARED = 'This quiz is already shared with the group.';
export const NOT_SHAREABLE = 'You can share your own published quizzes and those for everyone.';
export const REMOVE_YOURSELF = 'To remove yourself, leave the group.';
export const REMOVED_BY_MODERATOR = 'A moderator removed you from this study group.';
export const GROUP_NOT_FOUND = 'This study group is gone or was removed.';
export const NOT_IN_GROUP = "This person isn't a member of the study group any more.";
export const ONLY_MEMBER = 'This is the only member. Remove the group instead.';
export const DELETED_PERSON = 'Deleted person';

export const GROUP_CREATED = 'Study group created successfully!';
export const GROUP_JOINED = 'Successfully joined the study group!';
export const GROUP_LEFT = 'Left the study group successfully';
export const GROUP_UPDATED = 'Group settings updated.';

/**
 * Returns the error for a member limit below the current number of members.
 * @param count the group's current number of members.
 */
export function formatTooFewPlaces(count: number): string {
  return `Maximum members cannot be less than current member count (${count})`;
}
