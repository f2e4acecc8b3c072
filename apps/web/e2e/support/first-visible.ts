import type { Locator } from 'playwright-core';

/** The first visible match. The same text may also be in the page where this width or state hides it. */
export function firstVisible(matches: Locator): Locator {
  return matches.filter({ visible: true }).first();
}
