import type { HelpSection, HelpTopic } from '@quorbit/contracts/content/help';
import { GUIDE } from './guide.ts';

/**
 * Returns the sections with only those topics that contain every search word, ignoring case; all of them for an empty
 * search.
 */
export function searchGuide(search: string, guide: readonly HelpSection[] = GUIDE): HelpSection[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...guide];
  return guide.flatMap((section) => {
    // The section's title and description count as part of each of its topics.
    const sectionText = `${section.title} ${section.description}`;
    const topics = section.topics.filter((topic) => includesAll(`${sectionText} ${textOf(topic)}`, words));
    return topics.length === 0 ? [] : [{ ...section, topics }];
  });
}

function textOf({ title, description, features = [], steps = [], tips = [] }: HelpTopic): string {
  return [title, description, ...features, ...steps, ...tips].join(' ');
}

function includesAll(text: string, words: readonly string[]): boolean {
  const lower = text.toLocaleLowerCase();
  return words.every((word) => lower.includes(word));
}
