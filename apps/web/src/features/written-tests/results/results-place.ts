import { addressText } from '#lib/words/address-text.ts';

/** What an address says, as somebody wrote it. */
export interface ResultsAddress {
  test?: unknown;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The test that an address names; null for none. */
export function resultsTestOf({ test }: ResultsAddress): string | null {
  const text = addressText(test, 36);
  return ID.test(text) ? text.toLowerCase() : null;
}
