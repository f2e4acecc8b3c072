import { redirect } from '@tanstack/react-router';
import { resettable } from '#lib/resettable.ts';

const held = new Map<string, string>();
resettable(() => held.clear());

/**
 * `beforeLoad` of pages that are reached with `?token=`: takes the token out of the address before anything else of the
 * page is loaded, so that it stays neither in the history nor on the screen nor in a copied address.
 * @param isOurs whether the address is one that this page may have been given; any other token is dropped
 */
export function holdToken(
  { location }: { location: { pathname: string; searchStr: string } },
  isOurs: (search: URLSearchParams) => boolean = () => true,
): void {
  // The parsed search would turn a token of digits into a number.
  const search = new URLSearchParams(location.searchStr);
  const token = search.get('token');
  if (token === null) return;
  if (isOurs(search)) held.set(location.pathname, token);
  throw redirect({ href: location.pathname, replace: true });
}

/** The token that a page was reached with; null where the address had none. It is held in memory only. */
export function heldToken(pathname: string): string | null {
  return held.get(pathname) || null;
}

/** Forgets a token that has done its work. */
export function dropToken(pathname: string): void {
  held.delete(pathname);
}
