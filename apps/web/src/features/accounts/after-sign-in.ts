import { redirect, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { parseNextPage } from '#lib/next-page.ts';
import { getSession, useSession } from '#lib/session.ts';

export interface NextSearch {
  /** The page of ours to go on to. */
  next?: string | undefined;
}

/** `validateSearch` of the sign-in pages: anything but a page of ours is dropped. */
export function parseNext(search: Record<string, unknown>): NextSearch {
  // Said in so many words: the router lays this over the raw search, and what is left out would show through.
  return { next: parseNextPage(search.next) ?? undefined };
}

/** `beforeLoad` of the sign-in pages: who is signed in goes on. The start page leads admins to theirs. */
export function redirectWhenSignedIn({ search }: { search: NextSearch }): void {
  if (getSession()) throw redirect({ href: search.next ?? '/', replace: true });
}

/** Goes on as soon as somebody is signed in, in this tab or another. */
export function useRedirectWhenSignedIn(next: string | undefined): void {
  const router = useRouter();
  const signedIn = useSession() !== null;
  useEffect(() => {
    if (signedIn) void router.navigate({ href: next ?? '/', replace: true });
  }, [signedIn, next, router]);
}
