import { parseNextPage } from '#lib/next-page.ts';

/** Under it lies the page that the sign-in began from. */
export const GOOGLE_NEXT_KEY = 'googleNext';

/** The page of ours that the sign-in began from, if it leads to one. Known once. */
export function consumeGoogleNext(): string | undefined {
  const next = localStorage.getItem(GOOGLE_NEXT_KEY);
  localStorage.removeItem(GOOGLE_NEXT_KEY);
  return parseNextPage(next) ?? undefined;
}
