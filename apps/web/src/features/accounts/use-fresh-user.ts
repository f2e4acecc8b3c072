import { useEffect } from 'react';
import { useUser } from '#lib/session.ts';
import { useMe } from './accounts.queries.ts';
import { useShowProfile } from './show-profile.ts';

/** Returns the signed-in user from storage, and refreshes it from the server when the component is mounted. */
export function useFreshUser() {
  const user = useUser();
  const show = useShowProfile();
  const { profile, fresh } = useMe();
  useEffect(() => {
    if (profile && fresh) void show(profile);
  }, [profile, fresh, show]);
  return user;
}
