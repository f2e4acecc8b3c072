import { redirect } from '@tanstack/react-router';

const held = new Map<string, string>();

/**
 * `beforeLoad` of pages that are reached with `?token=`: takes the token out of the address before anything else of the
 * page is loaded, so that it stays neither in the history nor on the screen nor in a copied address.
 */
export function holdToken({ location }: { location: { pathname: string; searchStr: string } }): void {
  // The parsed search would turn a token of digits into a number.
  const token = new URLSearchParams(location.searchStr).get('token');
  if (token === null) return;
  held.set(location.pathname, token);
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
