// Builds the notices about a tournament for its players' notification queue, without side effects.
import { decideMatch, type Pairing, type PlayedRound } from '@quorbit/contracts/tournaments/matches';
import type { Standing } from '@quorbit/contracts/tournaments/standings';
import type { Notice } from '../notification-queue/notification-queue.service.ts';
import type { PlayerRow } from './players.repository.ts';
import type { TournamentRow } from './tournaments.repository.ts';

type NoticeTournament = Pick<TournamentRow, 'id' | 'name' | 'type'>;
type NoticePlayers = readonly Pick<PlayerRow, 'id' | 'userId'>[];
type Accounts = ReadonlyMap<string, string>;

/** Returns account ids by player id; players whose account is deleted have none. */
function accountIdsOf(players: NoticePlayers): Accounts {
  return new Map(players.flatMap(({ id, userId }) => (userId === null ? [] : [[id, userId] as const])));
}

/**
 * Builds the fields that all notices of a tournament contain. The name is the tournament's, not a person's, so it stays
 * when the tournament is deleted.
 */
const aboutOf = ({ id, name }: NoticeTournament) => ({ tournamentId: id, game: name });

/** Builds the notices that a tournament starts soon. */
export function buildStartNotices(game: NoticeTournament, players: NoticePlayers): Notice[] {
  return [...accountIdsOf(players).values()].map((userId) => ({
    userId,
    kind: 'tournament_soon',
    source: game.id,
    about: aboutOf(game),
  }));
}

/** Builds the notices that a tournament was deleted or had too few players; `fee` is the amount given back. */
export function buildCancelNotices(
  game: NoticeTournament,
  players: NoticePlayers,
  cancellation: { reason: 'few' | 'deleted'; fee: number },
): Notice[] {
  return [...accountIdsOf(players).values()].map((userId) => ({
    userId,
    kind: 'tournament_cancelled',
    source: game.id,
    about: { ...aboutOf(game), ...cancellation },
  }));
}

interface DrawnRound {
  round: number;
  /** The round's pairs of players; empty in a round robin, where everybody meets everybody. */
  pairings: readonly Pairing[];
  active: ReadonlySet<string>;
}

/** Builds the notices that a round has started; players with a bye get none, because they needn't play. */
export function buildRoundNotices(
  game: NoticeTournament,
  players: NoticePlayers,
  { round, pairings, active }: DrawnRound,
): Notice[] {
  const accounts = accountIdsOf(players);
  const noticesFor = (player: string, opponent: string | null): Notice[] => {
    const userId = accounts.get(player);
    if (userId === undefined) return [];
    const about = { ...aboutOf(game), round, ...opponentAbout(accounts, opponent) };
    return [{ userId, kind: 'tournament_round', source: `${game.id}:${round}`, about }];
  };
  if (game.type === 'round_robin') return [...active].flatMap((player) => noticesFor(player, null));
  return pairings.flatMap(({ players: [first, second] }) =>
    first === null || second === null ? [] : [...noticesFor(first, second), ...noticesFor(second, first)],
  );
}

function opponentAbout(accounts: Accounts, player: string | null): Record<string, string> {
  const opponentId = player === null ? undefined : accounts.get(player);
  return opponentId === undefined ? {} : { opponentId };
}

/** Builds the notices of how these matches of a round ended, for both players of each; undecided matches have none. */
export function buildMatchNotices(
  game: NoticeTournament,
  players: NoticePlayers,
  round: PlayedRound,
  { seeds, pairings = round.pairings }: { seeds: ReadonlyMap<string, number>; pairings?: readonly Pairing[] },
): Notice[] {
  const accounts = accountIdsOf(players);
  return pairings.flatMap((pairing) => {
    const { decided, winner } = decideMatch(pairing, round, seeds);
    const [first, second] = pairing.players;
    if (!decided || first === null || second === null) return [];
    return [[first, second] as const, [second, first] as const].flatMap(([player, opponent]): Notice[] => {
      const userId = accounts.get(player);
      if (userId === undefined) return [];
      const won = player === winner;
      const isOut = !won && game.type === 'single_elimination';
      const about = { ...aboutOf(game), round: round.round, won, out: isOut, ...opponentAbout(accounts, opponent) };
      return [{ userId, kind: 'tournament_result', source: `${game.id}:${round.round}`, about }];
    });
  });
}

/**
 * Builds the notices of the final ranks, for players who played and win nothing: the notice of a prize contains its
 * place.
 */
export function buildRankNotices(
  game: NoticeTournament,
  players: NoticePlayers,
  ranked: readonly Standing[],
  winners: ReadonlySet<string>,
) {
  const accounts = accountIdsOf(players);
  return ranked.flatMap(({ id, rank, quizzes }): Notice[] => {
    const userId = accounts.get(id);
    if (userId === undefined || quizzes === 0 || winners.has(id)) return [];
    const about = { ...aboutOf(game), rank, players: ranked.length };
    return [{ userId, kind: 'tournament_result', source: `${game.id}:end`, about }];
  });
}

/** Builds the notice that a prize was paid. */
export function buildPrizeNotice(
  game: NoticeTournament,
  userId: string,
  { rank, xp }: { rank: number; xp: number },
): Notice {
  return { userId, kind: 'tournament_prize', source: game.id, about: { ...aboutOf(game), rank, xp } };
}
