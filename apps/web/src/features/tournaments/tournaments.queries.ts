import { MAX_PAGE_SIZE } from '@quorbit/contracts/lib/paging';
import type { Tournament } from '@quorbit/contracts/tournaments/views';
import { serverOnly, serverThenLastReply } from '#lib/server/read-policy.ts';
import { trpc } from '#lib/server/trpc.ts';

const PAGE = 24;
/**
 * The longest time between two fetches in milliseconds; it's short, because other players may finish their matches at
 * any time.
 */
const MAX_REFETCH_MS = 30_000;
const SECOND_MS = 1_000;

/**
 * Returns the milliseconds until tournaments are fetched again: just after the next date that changes what the user can
 * do, and at the latest after 30 seconds.
 */
export function computeRefetchDelay(tournaments: readonly Tournament[], now: number): number {
  // The first round is about to be drawn, so the next fetch follows after a second.
  if (tournaments.some(({ status, currentRound }) => status === 'in_progress' && currentRound === 0)) return SECOND_MS;
  const next = tournaments
    .flatMap((tournament) => [
      tournament.registrationStart,
      tournament.registrationEnd,
      tournament.tournamentStart,
      tournament.tournamentEnd,
    ])
    .map((date) => Date.parse(date) - now + SECOND_MS)
    .filter((ms) => ms > 0);
  return Math.max(SECOND_MS, Math.min(MAX_REFETCH_MS, ...next));
}

/** Loads the tournaments that aren't over, with the XP that the user can spend. */
export function useTournaments() {
  return serverThenLastReply.view(
    trpc.tournaments.list.useQuery(
      { limit: MAX_PAGE_SIZE },
      {
        ...serverThenLastReply.options,
        refetchInterval: ({ state }) => computeRefetchDelay(state.data?.items ?? [], Date.now()),
      },
    ),
  );
}

/** Loads one tournament with its rounds. */
export function useTournament(id: string) {
  return serverOnly.view(
    trpc.tournaments.get.useQuery(
      { id },
      {
        ...serverOnly.options,
        refetchInterval: ({ state }) => computeRefetchDelay(state.data ? [state.data.tournament] : [], Date.now()),
      },
    ),
  );
}

/** Loads the user's current match, or else the next one; offline, the match from the last reply. */
export function useOwnMatch() {
  const match = trpc.tournaments.ownMatch.useQuery(undefined, {
    ...serverThenLastReply.options,
    refetchInterval: MAX_REFETCH_MS,
  });
  return { view: serverThenLastReply.view(match), refetch: () => void match.refetch() };
}

/** Loads the completed tournaments in which the user played, page by page. */
export function useCompletedTournaments() {
  const tournaments = trpc.tournaments.completed.useInfiniteQuery(
    { limit: PAGE },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(tournaments);
}

/** Loads every tournament that the user took part in, page by page. */
export function usePlayedTournaments() {
  const tournaments = trpc.tournaments.history.useInfiniteQuery(
    { limit: PAGE },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(tournaments);
}
