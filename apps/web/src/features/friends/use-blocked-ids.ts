import type { PublicProfile } from '@quorbit/contracts/accounts/schema';
import { useMemo } from 'react';
import { useBlocked } from './friends.queries.ts';

const NOBODY: readonly PublicProfile[] = [];

/** The ids of whom the person has blocked, as the server said last; nobody until it has. */
export function useBlockedIds(): ReadonlySet<string> {
  const view = useBlocked();
  const people = view.state === 'shown' ? view.data : NOBODY;
  return useMemo(() => new Set(people.map(({ id }) => id)), [people]);
}
