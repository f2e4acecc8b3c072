import { redirect } from '@tanstack/react-router';
import { resettable } from '#lib/resettable.ts';

const tokens = new Map<string, string>();
resettable(() => tokens.clear());

/**
 * `beforeLoad` of pages that are reached with `?token=`: stores the token and removes it from the address before the
 * page loads, so that it doesn't stay in the history, on the screen or in a copied address.
 * @param isExpected returns whether this page accepts a token from an address with these search parameters; otherwise
 * the token is dropped.
 */
export function captureToken(
  { location }: { location: { pathname: string; searchStr: string } },
  isExpected: (search: URLSearchParams) => boolean = () => true,
): void {
  // The router's parsed search would turn a token of digits into a number.
  const search = new URLSearchParams(location.searchStr);
  const token = search.get('token');
  if (token === null) return;
  if (isExpected(search)) tokens.set(location.pathname, token);
  throw redirect({ href: location.pathname, replace: true });
}

/** Returns the token that a page was opened with, or null if the address had none. It is held in memory only. */
export function findToken(pathname: string): string | null {
  return tokens.get(pathname) || null;
}

/** Forgets a page's token after it was used. */
export function clearToken(pathname: string): void {
  tokens.delete(pathname);
}
