// What players are notified of, as notices for the queue. Pure.
import { decide, type Pairing, type PlayedRound } from '@quorbit/contracts/tournaments/matches';
import type { Standing } from '@quorbit/contracts/tournaments/standings';
import type { Notice } from '../notification-queue/notification-queue.service.ts';
import type { PlayerRow } from './players.repository.ts';
import type { TournamentRow } from './tournaments.repository.ts';

type Game = Pick<TournamentRow, 'id' | 'name' | 'type'>;
type Players = readonly Pick<PlayerRow, 'id' | 'userId'>[];
type Accounts = ReadonlyMap<string, string>;

/** By player: those whose account is gone have none. */
function accountsOf(players: Players): Accounts {
  return new Map(players.flatMap(({ id, userId }) => (userId === null ? [] : [[id, userId] as const])));
}

/** The name is the game's, not a person's: it stays when the game is deleted. */
const aboutOf = ({ id, name }: Game) => ({ tournamentId: id, game: name });

/** That it starts soon. */
export function newsOfStart(game: Game, players: Players): Notice[] {
  return [...accountsOf(players).values()].map((userId) => ({
    userId,
    kind: 'tournament_soon',
    source: game.id,
    about: aboutOf(game),
  }));
}

/** That it was deleted, or had too few players; `fee` is given back. */
export function newsOfEnd(game: Game, players: Players, said: { reason: 'few' | 'deleted'; fee: number }): Notice[] {
  return [...accountsOf(players).values()].map((userId) => ({
    userId,
    kind: 'tournament_cancelled',
    source: game.id,
    about: { ...aboutOf(game), ...said },
  }));
}

interface Drawn {
  round: number;
  /** None where everybody meets everybody. */
  pairings: readonly Pairing[];
  active: ReadonlySet<string>;
}

/** That a round is on; who has a bye needn't play. */
export function newsOfRound(game: Game, players: Players, { round, pairings, active }: Drawn): Notice[] {
  const accounts = accountsOf(players);
  const told = (player: string, opponent: string | null): Notice[] => {
    const userId = accounts.get(player);
    if (userId === undefined) return [];
    const about = { ...aboutOf(game), round, ...opponentOf(accounts, opponent) };
    return [{ userId, kind: 'tournament_round', source: `${game.id}:${round}`, about }];
  };
  if (game.type === 'round_robin') return [...active].flatMap((player) => told(player, null));
  return pairings.flatMap(({ players: [one, other] }) =>
    one === null || other === null ? [] : [...told(one, other), ...told(other, one)],
  );
}

function opponentOf(accounts: Accounts, player: string | null): Record<string, string> {
  const opponentId = player === null ? undefined : accounts.get(player);
  return opponentId === undefined ? {} : { opponentId };
}

/** How these matches of a round ended, to both who played in each; nothing of those that aren't decided. */
export function newsOfMatches(
  game: Game,
  players: Players,
  round: PlayedRound,
  { seeds, pairings = round.pairings }: { seeds: ReadonlyMap<string, number>; pairings?: readonly Pairing[] },
): Notice[] {
  const accounts = accountsOf(players);
  return pairings.flatMap((pairing) => {
    const { decided, winner } = decide(pairing, round, seeds);
    const [one, other] = pairing.players;
    if (!decided || one === null || other === null) return [];
    return [[one, other] as const, [other, one] as const].flatMap(([player, opponent]): Notice[] => {
      const userId = accounts.get(player);
      if (userId === undefined) return [];
      const won = player === winner;
      const out = !won && game.type === 'single_elimination';
      const about = { ...aboutOf(game), round: round.round, won, out, ...opponentOf(accounts, opponent) };
      return [{ userId, kind: 'tournament_result', source: `${game.id}:${round.round}`, about }];
    });
  });
}

/** The final ranks, to those who played and win nothing: a prize tells its place itself. */
export function newsOfRanks(game: Game, players: Players, ranked: readonly Standing[], winners: ReadonlySet<string>) {
  const accounts = accountsOf(players);
  return ranked.flatMap(({ id, rank, quizzes }): Notice[] => {
    const userId = accounts.get(id);
    if (userId === undefined || quizzes === 0 || winners.has(id)) return [];
    const about = { ...aboutOf(game), rank, players: ranked.length };
    return [{ userId, kind: 'tournament_result', source: `${game.id}:end`, about }];
  });
}

/** That a prize was paid. */
export function newsOfPrize(game: Game, userId: string, { rank, xp }: { rank: number; xp: number }): Notice {
  return { userId, kind: 'tournament_prize', source: game.id, about: { ...aboutOf(game), rank, xp } };
}
