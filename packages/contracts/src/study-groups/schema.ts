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

/** What is left out stays as it is. */
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
/** An empty query finds every group of the category. */
export const searchGroupsInput = z.object({
  query: z._default(text('Search', 0, 100), ''),
  category: z.optional(z.union([category, z.literal('')], 'Choose one of the categories.')),
  ...pageInput,
});
export type SearchGroupsInput = z.infer<typeof searchGroupsInput>;

export const groupInput = z.object({ id });
export type GroupInput = z.infer<typeof groupInput>;
const inviteCode = text('Invite code', 1, 100);
/** A private group is joined with the code that its admins share. */
export const joinGroupInput = z.object({ id, inviteCode: z.optional(inviteCode) });
export type JoinGroupInput = z.infer<typeof joinGroupInput>;
export const groupMemberInput = z.object({ id, userId: id });
export type GroupMemberInput = z.infer<typeof groupMemberInput>;
export const groupQuizInput = z.object({ id, quizId: id });
export type GroupQuizInput = z.infer<typeof groupQuizInput>;

const consentFields = {
  /** That the group's admins see the percent of what they set. */
  showsPercent: z.boolean('Shows percent must be true or false.'),
  /** To be counted in what the group remembers together. */
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
  /** The caller's; null for people who aren't members. */
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
    /** Null where the quiz is gone for good, and where the activity is about none. */
    quizId: z.nullable(id),
    /** Of the quiz, or of the challenge. */
    quizTitle: z.nullable(z.string()),
    message: z.string(),
  }),
  user: z.object({ name: z.string() }),
  timestamp: instant,
});

export const groupDetails = z.object({
  ...group,
  /** The longest ones first. */
  members: z.array(member),
  stats: z.object({ totalQuizzes: z.int() }),
  /** The newest first. */
  activities: z.array(groupActivity),
  /** For admins of a private group; null for all others. */
  inviteCode: z.nullable(z.string()),
  /** What the caller has agreed to; null for people who aren't members. */
  agreed: z.nullable(z.object(consentFields)),
});
export type GroupDetails = z.infer<typeof groupDetails>;

const sharedQuiz = z.object({
  quizId: id,
  title: z.string(),
  category: z.string(),
  questionCount: z.int(),
  /** False while its author has taken it back: nobody else can open it. */
  available: z.boolean(),
  sharedBy: z.string(),
  sharedAt: instant,
  /** Whether the caller may take it out of the group. */
  removable: z.boolean(),
});
export type SharedQuiz = z.infer<typeof sharedQuiz>;
/** The quizzes of a group, the newest first. */
export const sharedQuizzes = z.array(sharedQuiz);
