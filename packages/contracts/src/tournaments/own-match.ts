// Chooses which of a learner's matches the start page shows. Pure functions.
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

/**
 * The states of a learner's match, most important first: a running quiz, then a quiz that can be played, then a match
 * that waits for the opponent, then later ones.
 */
const STATE_ORDER: readonly OwnMatch['state'][] = ['playing', 'to_play', 'waiting', 'upcoming', 'decided', 'bye'];

/**
 * Returns the match to show: the one with the most important state and, of several, the one whose time comes first.
 * Null if there is none.
 */
export function pickOwnMatch(tournaments: readonly OwnTournament[]): OwnMatch | null {
  const matches = tournaments.flatMap((tournament) => toOwnMatch(tournament) ?? []);
  matches.sort(
    (a, b) => STATE_ORDER.indexOf(a.state) - STATE_ORDER.indexOf(b.state) || Date.parse(a.at) - Date.parse(b.at),
  );
  return matches[0] ?? null;
}

/** Returns the learner's match in one tournament; null if the learner is out or no match is to come. */
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
  // A player who lost in a bracket plays no more.
  if (type === 'single_elimination' && won === false) return null;
  const opponent = participants.find((participant) => participant.id === ownRound.opponent)?.name ?? null;
  return { ...of, state, round, at: endsAt, opponent, percentage: score?.percentage ?? null, won };
}
