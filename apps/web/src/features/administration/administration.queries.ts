import { MAX_FOUND } from '@quorbit/contracts/administration/schema';
import { keepPreviousData } from '@tanstack/react-query';
import { serverOnly } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';
import type { AuditFilter, PeopleFilter } from './admin-address.ts';

const PAGE_SIZE = 20;

/** The figures of the whole server. */
export function useSiteFigures() {
  return serverOnly.view(trpc.administration.figures.useQuery(undefined, serverOnly.options));
}

/** Accounts, page by page, or those that begin with some words. */
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

/** The audit log, page by page. */
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
