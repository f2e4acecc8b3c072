import type { PublicProfile } from '@quorbit/contracts/accounts/schema';
import { useMemo } from 'react';
import { useBlockedPeople } from './friends.queries.ts';

const NO_PEOPLE: readonly PublicProfile[] = [];

/**
 * Returns the ids of the people whom the user has blocked, from the server's last reply; empty before the first one.
 */
export function useBlockedIds(): ReadonlySet<string> {
  const view = useBlockedPeople();
  const people = view.state === 'shown' ? view.data : NO_PEOPLE;
  return useMemo(() => new Set(people.map(({ id }) => id)), [people]);
}
