// Functions for the tags of a group: there are few, and each occurs only once, ignoring case.
import { MAX_TAGS } from './limits.ts';

const tagKeyOf = (tag: string) => tag.trim().toLowerCase();

export function hasUniqueTags(tags: readonly string[]): boolean {
  return new Set(tags.map(tagKeyOf)).size === tags.length;
}

/** Returns the tags with a new tag appended. An empty tag, a duplicate, or a tag beyond the limit isn't added. */
export function addTag(tags: readonly string[], tag: string): readonly string[] {
  const isNew = tagKeyOf(tag) !== '' && !tags.some((value) => tagKeyOf(value) === tagKeyOf(tag));
  return isNew && tags.length < MAX_TAGS ? [...tags, tag.trim()] : tags;
}
