// What other areas may read of study groups.
import { groupMembers, studyGroups } from '@quorbit/db/schema/study-groups';
import { viewOf } from '@quorbit/db/views';

/** What a group is called; private ones don't exist for who isn't a member. */
export const groupNames = viewOf(studyGroups, ['id', 'name', 'isPrivate']);

/** Who is in which group. */
export const memberships = viewOf(groupMembers, ['groupId', 'userId']);
