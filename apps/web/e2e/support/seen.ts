import type { Locator } from 'playwright-core';

/** The first match that a person sees. A text may also stand where this width or state of the page hides it. */
export function seen(matches: Locator): Locator {
  return matches.filter({ visible: true }).first();
}
