import { MAX_PAGE } from '@quorbit/contracts/lib/paging';
import { lastReplyKept, serverOnly } from '#lib/read-policy.ts';
import { trpc } from '#lib/trpc.ts';

const PAGE = 24;
/** Others end their matches meanwhile. */
const LOOK_AGAIN_MS = 30_000;

/** The tournaments that aren't over, with the XP that the person can spend. */
export function useTournaments() {
  return lastReplyKept.view(trpc.tournaments.list.useQuery({ limit: MAX_PAGE }, lastReplyKept.options));
}

/** One tournament with its rounds. */
export function useTournament(id: string) {
  return serverOnly.view(
    trpc.tournaments.get.useQuery({ id }, { ...serverOnly.options, refetchInterval: LOOK_AGAIN_MS }),
  );
}

/** Tournaments that are over and in which the person played, page by page. */
export function useCompletedTournaments() {
  const tournaments = trpc.tournaments.completed.useInfiniteQuery(
    { limit: PAGE },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(tournaments);
}

/** Every tournament that the person took part in, page by page. */
export function usePlayedTournaments() {
  const tournaments = trpc.tournaments.history.useInfiniteQuery(
    { limit: PAGE },
    { ...serverOnly.options, getNextPageParam: (last) => last.nextCursor ?? undefined },
  );
  return serverOnly.pages(tournaments);
}
