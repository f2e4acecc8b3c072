import { redirect, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { parseNextPage } from '#lib/next-page.ts';
import { getSession, useSession } from '#lib/session.ts';

export interface NextSearch {
  /** The page of this app to continue to after signing in. */
  next?: string | undefined;
}

/** `validateSearch` of the sign-in pages: drops a `next` that isn't a page of this app. */
export function parseNext(search: Record<string, unknown>): NextSearch {
  // `next` is set even when undefined: the router merges this result over the raw search, where an omitted key would
  // keep its raw value.
  return { next: parseNextPage(search.next) ?? undefined };
}

/**
 * `beforeLoad` of the sign-in pages: redirects users who are signed in already. The start page then redirects admins to
 * theirs.
 */
export function redirectWhenSignedIn({ search }: { search: NextSearch }): void {
  if (getSession()) throw redirect({ href: search.next ?? '/', replace: true });
}

/** Navigates to `next` as soon as the user is signed in, in this tab or another. */
export function useRedirectWhenSignedIn(next: string | undefined): void {
  const router = useRouter();
  const signedIn = useSession() !== null;
  useEffect(() => {
    if (signedIn) void router.navigate({ href: next ?? '/', replace: true });
  }, [signedIn, next, router]);
}
