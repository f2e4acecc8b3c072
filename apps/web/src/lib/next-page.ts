const BASE = 'http://here.invalid';

/** The sign-in page's address; after signing in the person goes on to `next`. The start page needs no mention. */
export function loginHref(next: string): string {
  return next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`;
}

/**
 * The page of ours that a `next` parameter names, as path with query and fragment; null for anything else, so that a
 * crafted link cannot lead to another site after signing in.
 */
export function parseNextPage(next: unknown): string | null {
  if (typeof next !== 'string' || !next.startsWith('/')) return null;
  // Parsed as browsers do it: `//host` and `/\host` name another host.
  const url = URL.canParse(next, BASE) ? new URL(next, BASE) : null;
  if (!url || url.origin !== BASE) return null;
  return url.pathname === '/login' || url.pathname === '/register' ? null : `${url.pathname}${url.search}${url.hash}`;
}
