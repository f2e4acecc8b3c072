const BASE = 'http://here.invalid';

/**
 * Returns the sign-in page's address; after signing in the user continues to `next`. The start page is the default and
 * needs no parameter.
 */
export function loginHref(next: string): string {
  return next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`;
}

/**
 * Returns the page of this app that a `next` parameter names, as path with query and fragment. Null for anything else,
 * so that a crafted link can't lead to another site after signing in.
 */
export function parseNextPage(next: unknown): string | null {
  if (typeof next !== 'string' || !next.startsWith('/')) return null;
  // Parsed the way browsers do it: `//host` and `/\host` name another host.
  const url = URL.canParse(next, BASE) ? new URL(next, BASE) : null;
  if (!url || url.origin !== BASE) return null;
  return url.pathname === '/login' || url.pathname === '/register' ? null : `${url.pathname}${url.search}${url.hash}`;
}
