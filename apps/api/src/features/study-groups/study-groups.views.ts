// Views of study groups for other areas.
import { groupMembers, groupRemovedMembers, studyGroups } from '@quorbit/db/schema/study-groups';
import { viewOf } from '@quorbit/db/views';

/** The names of groups. For people who aren't members, private and removed groups don't exist. */
export const groupNames = viewOf(studyGroups, ['id', 'name', 'isPrivate', 'removalId']);

/** The members of each group. */
export const memberships = viewOf(groupMembers, ['groupId', 'userId']);

/** The members that groups had until moderators removed the member or the group. */
export const removedMemberships = viewOf(groupRemovedMembers, ['groupId', 'userId']);
