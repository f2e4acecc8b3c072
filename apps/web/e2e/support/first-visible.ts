import type { Locator } from 'playwright-core';

/**
 * Returns the first visible match. The same text may also be in elements that are hidden at this width or in this
 * state.
 */
export function firstVisible(matches: Locator): Locator {
  return matches.filter({ visible: true }).first();
}
