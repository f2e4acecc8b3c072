import type { Issue } from '@quorbit/contracts/errors/codes';
import { GROUP_MEMBERS } from '@quorbit/contracts/study-groups/limits';
import { type CreateGroupInput, createGroupInput, type GroupDetails } from '@quorbit/contracts/study-groups/schema';
import { listIssues } from '#lib/forms/list-issues.ts';

/** The form values of a group as text, with one tag per line. */
export type GroupValues = Record<'name' | 'description' | 'category' | 'maxMembers' | 'isPrivate' | 'tags', string>;

export const NEW_GROUP: GroupValues = {
  name: '',
  description: '',
  category: 'General',
  maxMembers: String(GROUP_MEMBERS.usual),
  isPrivate: 'no',
  tags: '',
};

export function valuesOf(group: GroupDetails): GroupValues {
  const { name, description, category, maxMembers, isPrivate, tags } = group;
  return {
    name,
    description,
    category,
    maxMembers: String(maxMembers),
    isPrivate: isPrivate ? 'yes' : 'no',
    tags: joinTags(tags),
  };
}

export const parseTags = (tags: string): string[] => (tags === '' ? [] : tags.split('\n'));
export const joinTags = (tags: readonly string[]): string => tags.join('\n');

function toInput({ maxMembers, isPrivate, tags, ...texts }: GroupValues) {
  const memberLimit = Number(maxMembers);
  return {
    ...texts,
    // A member limit that is empty or not a number is replaced by the usual limit.
    maxMembers: maxMembers.trim() === '' || Number.isNaN(memberLimit) ? GROUP_MEMBERS.usual : memberLimit,
    isPrivate: isPrivate === 'yes',
    tags: parseTags(tags),
  };
}

export const groupIssues = (values: GroupValues): Issue[] => listIssues(createGroupInput, toInput(values));

/**
 * Converts the form's values to the server's input.
 * @throws if `groupIssues` returns any issue.
 */
export const parseGroupInput = (values: GroupValues): CreateGroupInput => createGroupInput.parse(toInput(values));
