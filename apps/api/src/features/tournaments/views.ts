// Views of tournaments for a given viewer. Pure.
import { isTooLate } from '@quorbit/contracts/plays/rules';
import { DELETED_PERSON } from '@quorbit/contracts/study-groups/words';
import { type Decision, decide, opponentOf, type PlayedRound } from '@quorbit/contracts/tournaments/matches';
import { seedsOf } from '@quorbit/contracts/tournaments/pairing';
import type { Standing } from '@quorbit/contracts/tournaments/standings';
import type { Match, OwnRound, Participant, Round, RoundScore, Tournament } from '@quorbit/contracts/tournaments/views';
import type { ListedPlay } from '../plays/plays.service.ts';
import type { PlayerRow, ResultRow, ShownPlayer } from './players.repository.ts';
import {
  competitorsOf,
  type FieldRows,
  isWithdrawn,
  playedRounds,
  quizOf,
  resultOf,
  standings,
  statusOfRow,
  timesOf,
} from './tournament-rules.ts';
import type { AskedQuiz } from './tournaments.repository.ts';

export interface TournamentRows extends FieldRows {
  shown: readonly ShownPlayer[];
  viewerId: string;
  /** The quizzes that the viewer has begun and not submitted. */
  openPlays: readonly ListedPlay[];
  now: Date;
}

/** A tournament with the values computed from its rows. */
export interface TournamentState extends TournamentRows {
  played: readonly PlayedRound[];
  standings: readonly Standing[];
  seeds: ReadonlyMap<string, number>;
  own: PlayerRow | undefined;
}

export function computeStandings(rows: TournamentRows): TournamentState {
  const played = playedRounds(rows, { ending: false });
  return {
    ...rows,
    played,
    standings: standings(rows, played),
    seeds: seedsOf(competitorsOf(rows.players)),
    own: rows.players.find(({ userId }) => userId === rows.viewerId),
  };
}

export function viewTournament(state: TournamentState): Tournament {
  const { row, quizzes, players, own, now } = state;
  const { maxParticipants, entryFee, timeLimit, quizCategory } = row.settings;
  const quizCount = quizzes.length;
  const duration = Math.ceil((row.endsAt.getTime() - row.startsAt.getTime()) / 86_400_000);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    type: row.type,
    category: row.category,
    status: statusOfRow(row, now),
    registrationStart: row.registrationStartsAt.toISOString(),
    registrationEnd: row.registrationEndsAt.toISOString(),
    tournamentStart: row.startsAt.toISOString(),
    tournamentEnd: row.endsAt.toISOString(),
    settings: { maxParticipants, entryFee, duration, timeLimit, quizCategory, quizCount },
    quizCount,
    quizzes: quizzes.map(shownQuiz),
    prizes: row.prizes,
    rounds: row.rounds,
    currentRound: row.round,
    stats: { totalParticipants: players.length },
    participants: viewParticipants(state),
    userParticipation: own ? participationOf(state, own) : null,
  };
}

function shownQuiz({ id, title, category }: AskedQuiz) {
  return { id, title, category };
}

/** By rank; those without one in the order of registration. */
function viewParticipants(state: TournamentState): Participant[] {
  const { shown, standings: ranked, viewerId } = state;
  const places = new Map(ranked.map((standing, index) => [standing.id, { standing, index }]));
  const last = places.size;
  const view = ({ player, name, title, hidden }: ShownPlayer): Participant => {
    const standing = places.get(player.id)?.standing;
    const withdrawn = isWithdrawn(player);
    const scores = scoresOf(state, player.id).filter(({ round }) => isTold(state, player, round));
    return {
      id: player.id,
      user: hidden ? null : player.userId,
      name: name ?? DELETED_PERSON,
      title: hidden ? null : title,
      seed: player.seed,
      rank: standing?.rank ?? null,
      currentScore: standing?.points ?? 0,
      ...sumsOf(scores),
      eliminated: withdrawn || (standing?.eliminated ?? false),
      withdrawn,
      quizScores: scores,
    };
  };
  const placeOf = ({ player }: ShownPlayer) => places.get(player.id)?.index ?? last;
  return shown.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.player.id < b.player.id ? -1 : 1)).map(view);

  function isTold(of: TournamentState, player: PlayerRow, round: number): boolean {
    return player.userId === viewerId || isDecided(of, player.id, round);
  }
}

/** Totals over the visible scores. */
export function sumsOf(scores: readonly RoundScore[]) {
  const sum = (of: (score: RoundScore) => number) => scores.reduce((all, one) => all + of(one), 0);
  return {
    averagePercentage: Math.round(sum(({ percentage }) => percentage) / Math.max(1, scores.length)),
    totalTime: sum(({ timeTaken }) => timeTaken),
    quizzesCompleted: scores.length,
  };
}

/** A player's results that count, by round. */
export function scoresOf({ results, quizzes }: Pick<FieldRows, 'results' | 'quizzes'>, playerId: string): RoundScore[] {
  return results.flatMap((row) => {
    if (row.playerId !== playerId) return [];
    return scoreOf(row, quizzes) ?? [];
  });
}

export function scoreOf(row: ResultRow, quizzes: readonly AskedQuiz[]): RoundScore | null {
  const result = resultOf(row);
  if (!result || row.totalMarks === null) return null;
  return {
    round: row.round,
    quiz: quizOf(quizzes, row.round).id,
    score: result.marks,
    totalMarks: row.totalMarks,
    percentage: result.percentage,
    timeTaken: result.seconds,
  };
}

/** Whether others may see a player's score in a round: once the match is decided; in a round robin at once. */
function isDecided({ played, seeds }: TournamentState, playerId: string, round: number): boolean {
  const of = played[round - 1];
  const pairing = of?.pairings.find(({ players }) => players.includes(playerId));
  return !of || !pairing || decide(pairing, of, seeds).decided;
}

function participationOf(state: TournamentState, own: PlayerRow): Tournament['userParticipation'] {
  const ownRound = ownRoundOf(state, own);
  const open = openPlayOf(state);
  return {
    player: own.id,
    registeredAt: own.registeredAt.toISOString(),
    withdrawn: isWithdrawn(own),
    withoutPrizes: own.withoutPrizes,
    ownRound,
    canPlay: ownRound?.state === 'to_play' || ownRound?.state === 'playing',
    openPlay: open ? { id: open.play.id, quizId: open.play.quizId, deadline: open.play.deadline.toISOString() } : null,
  };
}

function openPlayOf({ openPlays, row, now }: TournamentState): ListedPlay | undefined {
  return openPlays.find(({ play }) => play.gameId === row.id && !isTooLate(play.deadline, now));
}

/** The caller's part in the current round; null if there is none. */
export function ownRoundOf(state: TournamentState, own: PlayerRow): OwnRound | null {
  const { row, quizzes, played, seeds, results, now } = state;
  const times = timesOf(row, row.round);
  const round = played.at(-1);
  if (!times || !round || round.over || now < times.startsAt || now >= times.endsAt) return null;
  const pairing = round.pairings.find(({ players }) => players.includes(own.id));
  const result = results.find((one) => one.playerId === own.id && one.round === row.round);
  const decision = pairing && decide(pairing, round, seeds);
  return {
    round: row.round,
    endsAt: times.endsAt.toISOString(),
    quiz: shownQuiz(quizOf(quizzes, row.round)),
    state: stateOf(state, own, result, decision),
    opponent: opponentOf(round.pairings, own.id) ?? null,
    won: decision?.decided && round.pairings.length > 0 ? decision.winner === own.id : null,
    score: result ? scoreOf(result, quizzes) : null,
  };
}

function stateOf(
  state: TournamentState,
  own: PlayerRow,
  result: ResultRow | undefined,
  decision: Decision | undefined,
): OwnRound['state'] {
  const { row, played } = state;
  const pairings = played.at(-1)?.pairings ?? [];
  const opponent = opponentOf(pairings, own.id);
  const meetsAll = row.type === 'round_robin';
  if (isWithdrawn(own) || own.seed === null || (!meetsAll && opponent === undefined)) return 'out';
  if (!meetsAll && opponent === null) return 'bye';
  if (!result) return 'to_play';
  if (result.closedAt === null) return openPlayOf(state) ? 'playing' : 'waiting';
  return decision?.decided ? 'decided' : 'waiting';
}

/** All rounds, including future ones; none before the start. */
export function viewSchedule(state: TournamentState): Round[] {
  const { row, quizzes } = state;
  return Array.from({ length: row.rounds ?? 0 }, (_, index) => {
    const round = index + 1;
    const times = timesOf(row, round);
    return {
      round,
      startsAt: (times?.startsAt ?? row.startsAt).toISOString(),
      endsAt: (times?.endsAt ?? row.endsAt).toISOString(),
      quiz: shownQuiz(quizOf(quizzes, round)),
      matches: viewMatches(state, round),
    };
  });
}

function viewMatches(state: TournamentState, round: number): Match[] {
  const { matches, played, seeds, results, quizzes, own } = state;
  const of = played[round - 1];
  if (!of) return [];
  const present = new Set(state.players.flatMap((one) => (isWithdrawn(one) ? [] : one.id)));
  const isPresent = (player: string) => !of.over && present.has(player);
  return matches
    .filter((match) => match.round === round)
    .map(({ id, place, firstId, secondId }) => {
      const { decided, winner } = decide({ place, players: [firstId, secondId] }, of, seeds);
      const side = (player: string | null) => {
        if (player === null) return null;
        const result = results.find((one) => one.playerId === player && one.round === round);
        const score = result ? scoreOf(result, quizzes) : null;
        const playing = result !== undefined && result.closedAt === null && isPresent(player);
        return { player, played: score !== null, playing, score: decided || player === own?.id ? score : null };
      };
      return { id, place, sides: [side(firstId), side(secondId)], decided, winner };
    });
}
