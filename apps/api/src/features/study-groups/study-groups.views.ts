// What other areas may read of study groups.
import { groupMembers, groupRemovedMembers, studyGroups } from '@quorbit/db/schema/study-groups';
import { viewOf } from '@quorbit/db/views';

/** What a group is called; to people who aren't members, private ones and removed ones don't exist. */
export const groupNames = viewOf(studyGroups, ['id', 'name', 'isPrivate', 'removalId']);

/** Who is in which group. */
export const memberships = viewOf(groupMembers, ['groupId', 'userId']);

/** Who was in which group until moderators removed them or the group. */
export const removedMemberships = viewOf(groupRemovedMembers, ['groupId', 'userId']);
