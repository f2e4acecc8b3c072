// Views of tournaments for a given viewer. Pure.
import { isAfterDeadline } from '@quorbit/contracts/plays/rules';
import { DELETED_PERSON } from '@quorbit/contracts/study-groups/messages';
import { decideMatch, type MatchDecision, opponentOf, type PlayedRound } from '@quorbit/contracts/tournaments/matches';
import { seedsOf } from '@quorbit/contracts/tournaments/pairing';
import type { Standing } from '@quorbit/contracts/tournaments/standings';
import type { Match, OwnRound, Participant, Round, RoundScore, Tournament } from '@quorbit/contracts/tournaments/views';
import type { ListedPlay } from '../plays/plays.service.ts';
import type { ListedPlayer, PlayerRow, ResultRow } from './players.repository.ts';
import {
  competitorsOf,
  type FieldRows,
  getRoundQuiz,
  isWithdrawn,
  playedRounds,
  resultOf,
  roundTimesOf,
  standingsOfRows,
  statusOfRow,
} from './tournament-rules.ts';
import type { TournamentQuiz } from './tournaments.repository.ts';

export interface TournamentContext extends FieldRows {
  shown: readonly ListedPlayer[];
  viewerId: string;
  /** The quizzes that the viewer has begun and not submitted. */
  openPlays: readonly ListedPlay[];
  now: Date;
}

/** A tournament with the values computed from its rows. */
export interface TournamentState extends TournamentContext {
  played: readonly PlayedRound[];
  standings: readonly Standing[];
  seeds: ReadonlyMap<string, number>;
  ownPlayer: PlayerRow | undefined;
}

export function computeStandings(context: TournamentContext): TournamentState {
  const played = playedRounds(context, { ending: false });
  return {
    ...context,
    played,
    standings: standingsOfRows(context, played),
    seeds: seedsOf(competitorsOf(context.players)),
    ownPlayer: context.players.find(({ userId }) => userId === context.viewerId),
  };
}

export function viewTournament(state: TournamentState): Tournament {
  const { row, quizzes, players, ownPlayer, now } = state;
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
    quizzes: quizzes.map(viewQuiz),
    prizes: row.prizes,
    rounds: row.rounds,
    currentRound: row.round,
    stats: { totalParticipants: players.length },
    participants: viewParticipants(state),
    userParticipation: ownPlayer ? viewParticipation(state, ownPlayer) : null,
  };
}

function viewQuiz({ id, title, category }: TournamentQuiz) {
  return { id, title, category };
}

/** Lists the participants by rank; participants without a rank come last, in the order of registration. */
function viewParticipants(state: TournamentState): Participant[] {
  const { shown: listedPlayers, standings: ranked, viewerId } = state;
  const places = new Map(ranked.map((standing, index) => [standing.id, { standing, index }]));
  const lastIndex = places.size;
  const view = ({ player, name, title, hidden }: ListedPlayer): Participant => {
    const standing = places.get(player.id)?.standing;
    const withdrawn = isWithdrawn(player);
    const scores = scoresOf(state, player.id).filter(({ round }) => isScoreVisible(state, player, round));
    return {
      id: player.id,
      user: hidden ? null : player.userId,
      name: name ?? DELETED_PERSON,
      title: hidden ? null : title,
      seed: player.seed,
      rank: standing?.rank ?? null,
      currentScore: standing?.points ?? 0,
      ...totalsOf(scores),
      eliminated: withdrawn || (standing?.eliminated ?? false),
      withdrawn,
      quizScores: scores,
    };
  };
  const placeOf = ({ player }: ListedPlayer) => places.get(player.id)?.index ?? lastIndex;
  return listedPlayers.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.player.id < b.player.id ? -1 : 1)).map(view);

  function isScoreVisible(of: TournamentState, player: PlayerRow, round: number): boolean {
    return player.userId === viewerId || isMatchDecided(of, player.id, round);
  }
}

/** Sums up scores: average percentage, total time and number of quizzes. */
export function totalsOf(scores: readonly RoundScore[]) {
  const sum = (of: (score: RoundScore) => number) => scores.reduce((all, score) => all + of(score), 0);
  return {
    averagePercentage: Math.round(sum(({ percentage }) => percentage) / Math.max(1, scores.length)),
    totalTime: sum(({ timeTaken }) => timeTaken),
    quizzesCompleted: scores.length,
  };
}

/** Returns the player's scores that count, by round. */
export function scoresOf({ results, quizzes }: Pick<FieldRows, 'results' | 'quizzes'>, playerId: string): RoundScore[] {
  return results.flatMap((row) => {
    if (row.playerId !== playerId) return [];
    return scoreOf(row, quizzes) ?? [];
  });
}

export function scoreOf(row: ResultRow, quizzes: readonly TournamentQuiz[]): RoundScore | null {
  const result = resultOf(row);
  if (!result || row.totalMarks === null) return null;
  return {
    round: row.round,
    quiz: getRoundQuiz(quizzes, row.round).id,
    score: result.marks,
    totalMarks: row.totalMarks,
    percentage: result.percentage,
    timeTaken: result.seconds,
  };
}

/** Returns whether others may see a player's score in a round: once the match is decided; in a round robin at once. */
function isMatchDecided({ played, seeds }: TournamentState, playerId: string, round: number): boolean {
  const drawnRound = played[round - 1];
  const pairing = drawnRound?.pairings.find(({ players }) => players.includes(playerId));
  return !drawnRound || !pairing || decideMatch(pairing, drawnRound, seeds).decided;
}

function viewParticipation(state: TournamentState, ownPlayer: PlayerRow): Tournament['userParticipation'] {
  const ownRound = findOwnRound(state, ownPlayer);
  const open = findOpenPlay(state);
  return {
    player: ownPlayer.id,
    registeredAt: ownPlayer.registeredAt.toISOString(),
    withdrawn: isWithdrawn(ownPlayer),
    withoutPrizes: ownPlayer.withoutPrizes,
    ownRound,
    canPlay: ownRound?.state === 'to_play' || ownRound?.state === 'playing',
    openPlay: open ? { id: open.play.id, quizId: open.play.quizId, deadline: open.play.deadline.toISOString() } : null,
  };
}

function findOpenPlay({ openPlays, row, now }: TournamentState): ListedPlay | undefined {
  return openPlays.find(({ play }) => play.gameId === row.id && !isAfterDeadline(play.deadline, now));
}

/** Returns the player's state in the current round; null while no round is played. */
export function findOwnRound(state: TournamentState, ownPlayer: PlayerRow): OwnRound | null {
  const { row, quizzes, played, seeds, results, now } = state;
  const times = roundTimesOf(row, row.round);
  const round = played.at(-1);
  if (!times || !round || round.over || now < times.startsAt || now >= times.endsAt) return null;
  const pairing = round.pairings.find(({ players }) => players.includes(ownPlayer.id));
  const result = results.find((resultRow) => resultRow.playerId === ownPlayer.id && resultRow.round === row.round);
  const decision = pairing && decideMatch(pairing, round, seeds);
  return {
    round: row.round,
    endsAt: times.endsAt.toISOString(),
    quiz: viewQuiz(getRoundQuiz(quizzes, row.round)),
    state: ownRoundStateOf(state, ownPlayer, result, decision),
    opponent: opponentOf(round.pairings, ownPlayer.id) ?? null,
    won: decision?.decided && round.pairings.length > 0 ? decision.winner === ownPlayer.id : null,
    score: result ? scoreOf(result, quizzes) : null,
  };
}

function ownRoundStateOf(
  state: TournamentState,
  ownPlayer: PlayerRow,
  result: ResultRow | undefined,
  decision: MatchDecision | undefined,
): OwnRound['state'] {
  const { row, played } = state;
  const pairings = played.at(-1)?.pairings ?? [];
  const opponent = opponentOf(pairings, ownPlayer.id);
  const meetsAll = row.type === 'round_robin';
  if (isWithdrawn(ownPlayer) || ownPlayer.seed === null || (!meetsAll && opponent === undefined)) return 'out';
  if (!meetsAll && opponent === null) return 'bye';
  if (!result) return 'to_play';
  if (result.closedAt === null) return findOpenPlay(state) ? 'playing' : 'waiting';
  return decision?.decided ? 'decided' : 'waiting';
}

/** Lists all rounds, including future ones; empty before the start. */
export function viewSchedule(state: TournamentState): Round[] {
  const { row, quizzes } = state;
  return Array.from({ length: row.rounds ?? 0 }, (_, index) => {
    const round = index + 1;
    const times = roundTimesOf(row, round);
    return {
      round,
      startsAt: (times?.startsAt ?? row.startsAt).toISOString(),
      endsAt: (times?.endsAt ?? row.endsAt).toISOString(),
      quiz: viewQuiz(getRoundQuiz(quizzes, round)),
      matches: viewMatches(state, round),
    };
  });
}

function viewMatches(state: TournamentState, round: number): Match[] {
  const { matches, played, seeds, results, quizzes, ownPlayer } = state;
  const drawnRound = played[round - 1];
  if (!drawnRound) return [];
  const presentIds = new Set(state.players.flatMap((player) => (isWithdrawn(player) ? [] : player.id)));
  const isPresent = (player: string) => !drawnRound.over && presentIds.has(player);
  return matches
    .filter((match) => match.round === round)
    .map(({ id, place, firstId, secondId }) => {
      const { decided, winner } = decideMatch({ place, players: [firstId, secondId] }, drawnRound, seeds);
      const viewSide = (player: string | null) => {
        if (player === null) return null;
        const result = results.find((resultRow) => resultRow.playerId === player && resultRow.round === round);
        const score = result ? scoreOf(result, quizzes) : null;
        const playing = result !== undefined && result.closedAt === null && isPresent(player);
        return { player, played: score !== null, playing, score: decided || player === ownPlayer?.id ? score : null };
      };
      return { id, place, sides: [viewSide(firstId), viewSide(secondId)], decided, winner };
    });
}
