import { useEffect } from 'react';
import { setUser, useUser } from '#lib/session.ts';
import { trpc } from '#lib/trpc.ts';

/** The signed-in person as stored, and brought up to date from the server while the screen stands. */
export function useFreshUser() {
  const user = useUser();
  const { data, isFetchedAfterMount } = trpc.accounts.me.useQuery(undefined, { staleTime: 0 });
  useEffect(() => {
    // What an earlier page fetched may be older than what was saved since.
    if (data && isFetchedAfterMount) setUser(data);
  }, [data, isFetchedAfterMount]);
  return user;
}
