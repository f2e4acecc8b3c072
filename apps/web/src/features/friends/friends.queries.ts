import { SEARCH_LENGTH } from '@quorbit/contracts/friends/limits';
import { keepPreviousData } from '@tanstack/react-query';
import { serverOnly, serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

const PAGE_SIZE = 20;

/** How often a visible page reloads the friends list to show who is online, in milliseconds. */
const REFRESH_MS = 30_000;

/** Loads the user's friends, and reloads them regularly for their online state. */
export function useFriends() {
  return serverThenLastReply.view(
    trpc.friends.list.useQuery(undefined, { ...serverThenLastReply.options, refetchInterval: REFRESH_MS }),
  );
}

/** Loads the people whom the user has blocked. */
export function useBlockedPeople() {
  return serverThenLastReply.view(trpc.friends.blocked.useQuery(undefined, serverThenLastReply.options));
}

/** Loads the open friend requests: received ones page by page, and all sent ones. */
export function useFriendRequests() {
  const requests = trpc.friends.requests.useInfiniteQuery(
    { limit: PAGE_SIZE },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  const first = requests.data?.pages[0];
  return { received: serverOnly.pages(requests), sent: first?.sent ?? [], count: first?.receivedCount };
}

/** Returns whether a search text has the minimum length. */
export function canSearch(search: string): boolean {
  return search.length >= SEARCH_LENGTH.min;
}

/** Searches for people by name. It sends no request while the text is too short. */
export function useFoundPeople(query: string) {
  return serverOnly.view(
    trpc.friends.search.useQuery(
      { query },
      { ...serverOnly.options, enabled: canSearch(query), placeholderData: keepPreviousData },
    ),
  );
}
