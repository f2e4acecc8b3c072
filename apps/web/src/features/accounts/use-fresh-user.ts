import { useEffect } from 'react';
import { useUser } from '#lib/session.ts';
import { useMe } from './accounts.queries.ts';
import { showProfile } from './show-profile.ts';

/** The signed-in person as stored, and brought up to date from the server while the screen stands. */
export function useFreshUser() {
  const user = useUser();
  const { profile, fresh } = useMe();
  useEffect(() => {
    if (profile && fresh) void showProfile(profile);
  }, [profile, fresh]);
  return user;
}
