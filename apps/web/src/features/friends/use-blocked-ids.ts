import type { PublicProfile } from '@quorbit/contracts/accounts/schema';
import { useMemo } from 'react';
import { useBlockedPeople } from './friends.queries.ts';

const NO_PEOPLE: readonly PublicProfile[] = [];

/** The ids of whom the person has blocked, as the server said last; nobody until it has. */
export function useBlockedIds(): ReadonlySet<string> {
  const view = useBlockedPeople();
  const people = view.state === 'shown' ? view.data : NO_PEOPLE;
  return useMemo(() => new Set(people.map(({ id }) => id)), [people]);
}
