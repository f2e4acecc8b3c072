import * as z from 'zod/mini';
import { pageInput, pageOf } from '../lib/paging.ts';
import { id, instant, integer, readableText, text } from '../lib/scalars.ts';
import { ACTIVITY_TYPES } from './activities.ts';
import { GROUP_CATEGORIES } from './categories.ts';
import { GROUP_DESCRIPTION_MAX, GROUP_MEMBERS, GROUP_NAME, MAX_TAGS, TAG_MAX } from './limits.ts';
import { GROUP_ROLES } from './members.ts';
import { NAME_TOO_SHORT } from './messages.ts';
import { hasUniqueTags } from './tags.ts';

const name = readableText('Group name', GROUP_NAME.min, GROUP_NAME.max, NAME_TOO_SHORT);
const description = text('Description', 0, GROUP_DESCRIPTION_MAX);
const category = z.enum(GROUP_CATEGORIES, 'Choose one of the categories.');
const maxMembers = integer('Max members', GROUP_MEMBERS.min, GROUP_MEMBERS.max);
const isPrivate = z.boolean('Private must be true or false.');
const tag = readableText('Tag', 1, TAG_MAX);
const tags = z
  .array(tag, 'Tags must be a list.')
  .check(
    z.maxLength(MAX_TAGS, `A group can have ${MAX_TAGS} tags at most.`),
    z.refine<string[]>(hasUniqueTags, 'Add each tag once.'),
  );

export const createGroupInput = z.object({
  name,
  description: z._default(description, ''),
  category: z._default(category, 'General'),
  maxMembers: z._default(maxMembers, GROUP_MEMBERS.usual),
  isPrivate: z._default(isPrivate, false),
  tags: z._default(tags, []),
});
export type CreateGroupInput = z.infer<typeof createGroupInput>;

/** A change of a group's settings; missing settings stay unchanged. */
export const updateGroupInput = z.object({
  id,
  name,
  description: z.optional(description),
  category: z.optional(category),
  maxMembers: z.optional(maxMembers),
  isPrivate: z.optional(isPrivate),
  tags: z.optional(tags),
});
export type UpdateGroupInput = z.infer<typeof updateGroupInput>;

export const listGroupsInput = z.object(pageInput);
export type ListGroupsInput = z.infer<typeof listGroupsInput>;
/** A search for groups. An empty query finds every group of the category. */
export const searchGroupsInput = z.object({
  query: z._default(text('Search', 0, 100), ''),
  category: z.optional(z.union([category, z.literal('')], 'Choose one of the categories.')),
  ...pageInput,
});
export type SearchGroupsInput = z.infer<typeof searchGroupsInput>;

export const groupInput = z.object({ id });
export type GroupInput = z.infer<typeof groupInput>;
const inviteCode = text('Invite code', 1, 100);
/** A request to join a group. A private group needs the invite code that its admins share. */
export const joinGroupInput = z.object({ id, inviteCode: z.optional(inviteCode) });
export type JoinGroupInput = z.infer<typeof joinGroupInput>;
export const groupMemberInput = z.object({ id, userId: id });
export type GroupMemberInput = z.infer<typeof groupMemberInput>;
export const groupQuizInput = z.object({ id, quizId: id });
export type GroupQuizInput = z.infer<typeof groupQuizInput>;

const consentFields = {
  /** Whether the group's admins see the member's percent in the work that they set. */
  showsPercent: z.boolean('Shows percent must be true or false.'),
  /** Whether the member's reviews count in the statistics of what the group remembers together. */
  joinsMemory: z.boolean('Joins memory must be true or false.'),
};
export const agreeInput = z.object({ id, ...consentFields });
export type AgreeInput = z.infer<typeof agreeInput>;

const role = z.enum(GROUP_ROLES);

const group = {
  id,
  name: z.string(),
  description: z.string(),
  category: z.enum(GROUP_CATEGORIES),
  maxMembers: z.int(),
  isPrivate: z.boolean(),
  tags: z.array(z.string()),
  memberCount: z.int(),
  /** The caller's role in the group; null for people who aren't members. */
  role: z.nullable(role),
  createdAt: instant,
};
export const groupCard = z.object(group);
export type GroupCard = z.infer<typeof groupCard>;
export const groupList = pageOf(groupCard);

const member = z.object({
  user: z.object({ id, name: z.string(), level: z.int() }),
  role,
  joinedAt: instant,
});

export const groupActivity = z.object({
  id,
  type: z.enum(ACTIVITY_TYPES),
  details: z.object({
    /** The quiz of the activity; null if the quiz was deleted for good, or the activity isn't about a quiz. */
    quizId: z.nullable(id),
    /** The title of the activity's quiz or challenge; null if it has none. */
    quizTitle: z.nullable(z.string()),
    message: z.string(),
  }),
  user: z.object({ name: z.string() }),
  timestamp: instant,
});

export const groupDetails = z.object({
  ...group,
  /** The members, longest membership first. */
  members: z.array(member),
  stats: z.object({ totalQuizzes: z.int() }),
  /** The group's latest activities, newest first. */
  activities: z.array(groupActivity),
  /** The invite code of a private group, for its admins; null for everybody else. */
  inviteCode: z.nullable(z.string()),
  /** The caller's consents in this group; null for people who aren't members. */
  agreed: z.nullable(z.object(consentFields)),
});
export type GroupDetails = z.infer<typeof groupDetails>;

const sharedQuiz = z.object({
  quizId: id,
  title: z.string(),
  category: z.string(),
  questionCount: z.int(),
  /** Whether the caller can open the quiz; false while its author has taken it back. */
  available: z.boolean(),
  sharedBy: z.string(),
  sharedAt: instant,
  /** Whether the caller may remove the quiz from the group. */
  removable: z.boolean(),
});
export type SharedQuiz = z.infer<typeof sharedQuiz>;
/** The quizzes that are shared with a group, newest first. */
export const sharedQuizzes = z.array(sharedQuiz);
