// Which of somebody's matches the start page shows. Pure.
import type { OwnMatch, Tournament } from './views.ts';

type OwnTournament = Pick<
  Tournament,
  | 'id'
  | 'name'
  | 'type'
  | 'status'
  | 'tournamentStart'
  | 'rounds'
  | 'currentRound'
  | 'participants'
  | 'userParticipation'
>;

/** What comes first: a clock that runs, then what can be played, then what others do, then what comes later. */
const STATE_ORDER: readonly OwnMatch['state'][] = ['playing', 'to_play', 'waiting', 'upcoming', 'decided', 'bye'];

/** The match that is played now, or else the next one; of several the one whose time comes first. Null for none. */
export function pickOwnMatch(tournaments: readonly OwnTournament[]): OwnMatch | null {
  const matches = tournaments.flatMap((tournament) => toOwnMatch(tournament) ?? []);
  matches.sort(
    (a, b) => STATE_ORDER.indexOf(a.state) - STATE_ORDER.indexOf(b.state) || Date.parse(a.at) - Date.parse(b.at),
  );
  return matches[0] ?? null;
}

/** Somebody's match in one tournament; null where they play no more, and where nothing is to come. */
function toOwnMatch(tournament: OwnTournament): OwnMatch | null {
  const { id, name, type, status, rounds, currentRound, participants, userParticipation: participation } = tournament;
  if (participation === null || participation.withdrawn || status === 'completed') return null;
  const of = { tournament: { id, name }, rounds };
  if (currentRound === 0) {
    const emptyMatch = { round: null, opponent: null, percentage: null, won: null };
    return { ...of, ...emptyMatch, state: 'upcoming', at: tournament.tournamentStart };
  }
  const { ownRound } = participation;
  if (ownRound === null || ownRound.state === 'out') return null;
  const { state, round, endsAt, won, score } = ownRound;
  // Who lost in a bracket plays no more.
  if (type === 'single_elimination' && won === false) return null;
  const opponent = participants.find((participant) => participant.id === ownRound.opponent)?.name ?? null;
  return { ...of, state, round, at: endsAt, opponent, percentage: score?.percentage ?? null, won };
}
