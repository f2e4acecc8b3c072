import { DEFAULT_ROOM_CAPACITY } from '@quorbit/contracts/rooms/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '#lib/hooks/use-debounced.ts';
import { serverOnly, serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

/** How often the list of active rooms is refetched while it is visible. */
const ROOMS_REFETCH_MS = 5000;
/** How often the outcome of a game is refetched until the server has saved it. */
const OUTCOME_REFETCH_MS = 1000;
/** The number of quizzes to choose from; searching finds the others. */
const PICKER_SIZE = 20;
const DEBOUNCE_MS = 200;

/** Loads the rooms whose game hasn't started yet, refreshed while they are visible. */
export function useActiveRooms() {
  const meta = { failure: 'Failed to load active rooms' };
  const options = { ...serverOnly.options, staleTime: 0, meta };
  return serverOnly.view(
    trpc.rooms.active.useQuery(undefined, {
      ...options,
      // No polling after a failure: it would repeat the toast, and there is a button to retry.
      refetchInterval: ({ state }) => (state.status === 'error' ? false : ROOMS_REFETCH_MS),
    }),
  );
}

/** Returns the maximum number of players that this server allows in a room. */
export function usePlayerLimit(): number {
  return trpc.rooms.active.useQuery(undefined, serverOnly.options).data?.maxPlayers ?? DEFAULT_ROOM_CAPACITY;
}

/**
 * Returns the statistics of the player's own games; null until loaded, or if neither the server nor a stored reply is
 * available.
 */
export function useRoomStats() {
  const options = { ...serverThenLastReply.options, refetchOnMount: 'always' as const };
  const view = serverThenLastReply.view(trpc.rooms.stats.useQuery(undefined, options));
  return view.state === 'shown' ? view.data : null;
}

/** Returns the room in which the player has a seat; null if there is none, undefined until known. */
export function useMyRoom() {
  return trpc.rooms.mine.useQuery(undefined, { ...serverOnly.options, staleTime: 0 }).data;
}

/** Loads a room when its page opens; later changes arrive as events. */
export function useInitialRoom(roomId: string) {
  const options = { ...serverOnly.options, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };
  return serverOnly.view(trpc.rooms.get.useQuery({ roomId }, { ...options, refetchOnMount: 'always' }));
}

/**
 * Loads the player's own rank, for when the leaderboard of a large game omits it; refetched after each question. Null
 * until loaded.
 */
export function useOwnStanding(roomId: string, question: number, enabled: boolean) {
  const utils = trpc.useUtils();
  const { data } = useQuery({
    queryKey: ['own-standing', roomId, question],
    queryFn: () => utils.client.rooms.standing.query({ roomId }),
    ...serverOnly.options,
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });
  return data ?? null;
}

/** Loads the outcome of a game for the player; null until the server has saved it. */
export function useOutcome(roomId: string, enabled: boolean) {
  const { data } = trpc.rooms.outcome.useQuery(
    { roomId },
    {
      ...serverOnly.options,
      enabled,
      refetchInterval: ({ state }) => (state.data ? false : OUTCOME_REFETCH_MS),
    },
  );
  return data ?? null;
}

export function useClassReport(roomId: string) {
  return serverOnly.view(trpc.rooms.classReport.useQuery({ roomId }, serverOnly.options));
}

/**
 * Returns quizzes with questions that the user, or the players in the room, are about to forget; empty until loaded.
 */
export function useSuggestions(roomId?: string) {
  const options = { ...serverOnly.options };
  return trpc.rooms.suggest.useQuery(roomId === undefined ? {} : { roomId }, options).data?.items ?? [];
}

/** Loads quizzes that can be played in a room: the first ones, or those that match the search. */
export function usePlayableQuizzes(text = '') {
  const search = useDebounced(text.trim(), DEBOUNCE_MS);
  const meta = { failure: 'Failed to load quizzes. Please check your connection and try again.' };
  const options = { ...serverOnly.options, refetchOnMount: 'always' as const, placeholderData: keepPreviousData, meta };
  const quizzes = trpc.rooms.quizzes.useQuery({ limit: PICKER_SIZE, ...(search !== '' && { search }) }, options);
  const items = quizzes.data?.items ?? [];
  return {
    items,
    failed: quizzes.isError,
    searching: quizzes.isPlaceholderData || quizzes.isPending || search !== text.trim(),
    /** Whether there is no quiz at all that could be played in a room. */
    none: search === '' && !quizzes.isPlaceholderData && items.length === 0 && quizzes.data?.nextCursor === null,
    refresh: () => void quizzes.refetch(),
    refreshing: quizzes.isFetching,
  };
}

/** Returns the title of a quiz, for when nothing else on the page knows it; empty until loaded. */
export function useQuizTitle(quizId: string, enabled: boolean): string {
  return trpc.quizzes.get.useQuery({ id: quizId }, { ...serverOnly.options, enabled }).data?.title ?? '';
}
