import { parseNextPage } from '#lib/next-page.ts';

/** The localStorage key of the page that the sign-in began from. */
export const GOOGLE_NEXT_KEY = 'googleNext';

/** Returns the page of this app that the sign-in began from and forgets it; undefined if there is none. */
export function consumeGoogleNext(): string | undefined {
  const next = localStorage.getItem(GOOGLE_NEXT_KEY);
  localStorage.removeItem(GOOGLE_NEXT_KEY);
  return parseNextPage(next) ?? undefined;
}
