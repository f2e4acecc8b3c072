// What other areas may read of study groups.
import { groupMembers, studyGroups } from '@quorbit/db/schema/study-groups';
import { viewOf } from '@quorbit/db/views';

/** What a group is called; to people who aren't members, private ones don't exist. */
export const groupNames = viewOf(studyGroups, ['id', 'name', 'isPrivate']);

/** Who is in which group. */
export const memberships = viewOf(groupMembers, ['groupId', 'userId']);
