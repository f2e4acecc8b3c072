import { parseSearchText } from '#lib/words/parse-search-text.ts';

/** The unchecked search parameters of the results page's address. */
export interface ResultsAddress {
  test?: unknown;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the test id in an address; null if there is none. */
export function parseResultsAddress({ test }: ResultsAddress): string | null {
  const text = parseSearchText(test, 36);
  return UUID.test(text) ? text.toLowerCase() : null;
}
