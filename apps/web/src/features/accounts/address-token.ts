import { redirect } from '@tanstack/react-router';
import { resettable } from '#lib/resettable.ts';

const tokens = new Map<string, string>();
resettable(() => tokens.clear());

/**
 * `beforeLoad` of pages that are reached with `?token=`: takes the token out of the address before anything else of the
 * page is loaded, so that it stays neither in the history nor on the screen nor in a copied address.
 * @param isExpected whether the address is one that this page may have been given; any other token is dropped
 */
export function captureToken(
  { location }: { location: { pathname: string; searchStr: string } },
  isExpected: (search: URLSearchParams) => boolean = () => true,
): void {
  // The parsed search would turn a token of digits into a number.
  const search = new URLSearchParams(location.searchStr);
  const token = search.get('token');
  if (token === null) return;
  if (isExpected(search)) tokens.set(location.pathname, token);
  throw redirect({ href: location.pathname, replace: true });
}

/** The token that a page was reached with; null where the address had none. It is held in memory only. */
export function findToken(pathname: string): string | null {
  return tokens.get(pathname) || null;
}

/** Forgets a token that has done its work. */
export function clearToken(pathname: string): void {
  tokens.delete(pathname);
}
