import { MAX_FOUND } from '@quorbit/contracts/administration/schema';
import { keepPreviousData } from '@tanstack/react-query';
import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';
import type { AuditFilter, PeopleFilter } from './admin-address.ts';

const PAGE_SIZE = 20;

/** Queries the figures of the whole server. */
export function useSiteFigures() {
  return serverOnly.view(trpc.administration.figures.useQuery(undefined, serverOnly.options));
}

/** Queries accounts page by page, filtered by search text, role and suspension. */
export function usePeople({ query, role, suspended }: PeopleFilter) {
  const people = trpc.administration.people.useInfiniteQuery(
    { limit: query === '' ? PAGE_SIZE : MAX_FOUND, query, ...(role && { role }), ...(suspended && { suspended }) },
    {
      ...serverOnly.options,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    },
  );
  return serverOnly.pages(people);
}

/** Queries the audit log page by page. */
export function useAudit({ subject, actor, action }: AuditFilter) {
  const entries = trpc.administration.audit.useInfiniteQuery(
    {
      limit: 50,
      ...(subject && { subjectId: subject }),
      ...(actor && { actorId: actor }),
      ...(action && { action }),
    },
    {
      ...serverOnly.options,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    },
  );
  return serverOnly.pages(entries);
}
