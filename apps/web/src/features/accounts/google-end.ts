import { safeNext } from '#lib/next-page.ts';

/** Under it lies what tells the way back from Google that this browser began from a link that somebody else made. */
export const GOOGLE_BEGUN_KEY = 'googleBegun';
/** Under it lies the page that the sign-in began from. */
export const GOOGLE_NEXT_KEY = 'googleNext';

/** Whether the address is the way back from a sign-in that this browser began. True once. */
export function endGoogle(search: URLSearchParams): boolean {
  const mark = localStorage.getItem(GOOGLE_BEGUN_KEY);
  localStorage.removeItem(GOOGLE_BEGUN_KEY);
  return mark !== null && search.get('begun') === mark;
}

/** The page of ours that the sign-in began from, if it leads to one. Known once. */
export function takeGoogleNext(): string | undefined {
  const next = localStorage.getItem(GOOGLE_NEXT_KEY);
  localStorage.removeItem(GOOGLE_NEXT_KEY);
  return safeNext(next) ?? undefined;
}
