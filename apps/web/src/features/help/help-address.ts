import { parseSearchText } from '#lib/words/parse-search-text.ts';

/** What the address of the Help Guide says. */
export interface HelpAddress {
  /** The topic to begin at. */
  topic?: string;
  /** What is searched for. */
  search?: string;
}

/** Reads topic and search from the address; all else is ignored. */
export function parseHelpAddress(search: Record<string, unknown>): HelpAddress {
  const [topic, text] = [parseSearchText(search.topic, 60), parseSearchText(search.search, 100)];
  return { ...(topic ? { topic } : {}), ...(text ? { search: text } : {}) };
}
