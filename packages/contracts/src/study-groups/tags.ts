// Tags of a group: few, short, and each of them once, ignoring case.
import { MAX_TAGS } from './limits.ts';

const tagKeyOf = (tag: string) => tag.trim().toLowerCase();

export function hasUniqueTags(tags: readonly string[]): boolean {
  return new Set(tags.map(tagKeyOf)).size === tags.length;
}

/** The tags with one more; without it where it is empty, there already, or one too many. */
export function addTag(tags: readonly string[], tag: string): readonly string[] {
  const isNew = tagKeyOf(tag) !== '' && !tags.some((value) => tagKeyOf(value) === tagKeyOf(tag));
  return isNew && tags.length < MAX_TAGS ? [...tags, tag.trim()] : tags;
}
