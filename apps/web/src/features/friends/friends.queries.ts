import { SEARCH_LENGTH } from '@quorbit/contracts/friends/limits';
import { keepPreviousData } from '@tanstack/react-query';
import { serverOnly, serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

const PAGE_SIZE = 20;

/** How often a page in view looks who is online. */
const REFRESH_MS = 30_000;

/** The person's friends, by name. */
export function useFriends() {
  return serverThenLastReply.view(
    trpc.friends.list.useQuery(undefined, { ...serverThenLastReply.options, refetchInterval: REFRESH_MS }),
  );
}

/** Whom the person has blocked. */
export function useBlockedPeople() {
  return serverThenLastReply.view(trpc.friends.blocked.useQuery(undefined, serverThenLastReply.options));
}

/** Requests that wait for an answer: the received ones page by page, and all that were sent. */
export function useFriendRequests() {
  const requests = trpc.friends.requests.useInfiniteQuery(
    { limit: PAGE_SIZE },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  const first = requests.data?.pages[0];
  return { received: serverOnly.pages(requests), sent: first?.sent ?? [], count: first?.receivedCount };
}

/** Whether enough is written to search for. */
export function canSearch(search: string): boolean {
  return search.length >= SEARCH_LENGTH.min;
}

/** People by name. Without enough letters nothing is asked. */
export function useFoundPeople(query: string) {
  return serverOnly.view(
    trpc.friends.search.useQuery(
      { query },
      { ...serverOnly.options, enabled: canSearch(query), placeholderData: keepPreviousData },
    ),
  );
}
