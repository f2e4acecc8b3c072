import { parseSearchText } from '#lib/words/parse-search-text.ts';

/** The search parameters of the Help Guide's address. */
export interface HelpAddress {
  /** The id of the topic to scroll to. */
  topic?: string;
  /** The text to search the guide for. */
  search?: string;
}

/** Reads topic and search text from the address; other parameters are ignored. */
export function parseHelpAddress(search: Record<string, unknown>): HelpAddress {
  const [topic, text] = [parseSearchText(search.topic, 60), parseSearchText(search.search, 100)];
  return { ...(topic ? { topic } : {}), ...(text ? { search: text } : {}) };
}
