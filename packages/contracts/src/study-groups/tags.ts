// Tags of a group: few, short, and each of them once, ignoring case.
import { MAX_TAGS } from './limits.ts';

const keyOf = (tag: string) => tag.trim().toLowerCase();

export function areUnique(tags: readonly string[]): boolean {
  return new Set(tags.map(keyOf)).size === tags.length;
}

/** The tags with one more; without it where it is empty, there already, or one too many. */
export function withTag(tags: readonly string[], tag: string): readonly string[] {
  const isNew = keyOf(tag) !== '' && !tags.some((one) => keyOf(one) === keyOf(tag));
  return isNew && tags.length < MAX_TAGS ? [...tags, tag.trim()] : tags;
}
