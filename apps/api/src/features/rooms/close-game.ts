// Pays out the rewards of a game. The first step stores the game's outcome, so that any process can do the remaining
// steps.
import { findAnswer, rankSeats } from '@quorbit/contracts/rooms/scores';
import type { RoomState, Round } from '@quorbit/contracts/rooms/state';
import { computeRoomXp, isWon, MAX_ROOM_XP_PER_DAY } from '@quorbit/contracts/rooms/xp';
import { learnerDay } from '@quorbit/contracts/streaks/days';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { write } from '@quorbit/db/write';
import type { Deps } from '../../kernel/deps.ts';
import { randomSalt } from '../../lib/secrets/tokens.ts';
import { saveRoomAttempt } from '../attempts/room-attempts.service.ts';
import { writeGamePack } from '../quizzes/packs/game-packs.service.ts';
import { endSeals } from '../quizzes/seals/seals.service.ts';
import { sumRoomXp } from '../xp/xp.service.ts';
import { answersOfTiles } from './content.ts';
import * as repository from './rooms.repository.ts';

export type GameDeps = Pick<Deps, 'database' | 'log' | 'now'>;

export function lateErrorLogger({ log }: GameDeps) {
  return { onLateError: (err: unknown) => log.error({ err }, 'work after a commit failed') };
}

export async function endGameSeals(tx: Tx, gameId: string, at: Date): Promise<void> {
  await endSeals(tx, await repository.listSeals(tx, gameId), at);
}

/**
 * Stores the rewards of a game that is finished or abandoned, one transaction per player. Idempotent. Lost games pay
 * nothing, and neither do players who left or answered nothing.
 * @param lost aborts between two players; another process then does the rest.
 */
export async function closeGame(deps: GameDeps, gameId: string, room: RoomState, lost: AbortSignal): Promise<void> {
  const finishedAt = new Date(room.finishedAt ?? deps.now());
  await write(
    deps.database,
    [],
    async (tx) => {
      // The chat is removed, because it isn't stored after the game.
      if (await repository.updateOutcome(tx, gameId, { ...room, chat: [] }, finishedAt))
        await endGameSeals(tx, gameId, finishedAt);
    },
    lateErrorLogger(deps),
  );
  await payOutGame(deps, gameId, lost);
}

/**
 * Returns the hash of the pack of a game's questions, which its attempts and cards name, and writes the pack if needed;
 * null if the quiz version was deleted.
 */
async function ensureGamePack(tx: Tx, gameId: string, { quiz, questionIds }: RoomState): Promise<string | null> {
  const packHash = await repository.lockPack(tx, gameId);
  if (packHash !== null) return packHash;
  const written = await writeGamePack(tx, { versionId: quiz.versionId, questionIds }, randomSalt());
  if (written !== null) await repository.updatePackHash(tx, gameId, written);
  return written;
}

/** Pays out a game whose outcome is stored. @returns false if no outcome is stored, because the game isn't over yet */
export async function payOutGame(deps: GameDeps, gameId: string, lost: AbortSignal): Promise<boolean> {
  const found = await repository.findOutcome(deps.database.read, gameId);
  if (!found) return false;
  const { outcome: room, finishedAt } = found;
  const isFinished = room.finishedAt !== null;
  const packHash = isFinished
    ? await write(deps.database, [], (tx) => ensureGamePack(tx, gameId, room), lateErrorLogger(deps))
    : null;
  const finishers: PlayerScore[] = isFinished ? rankSeats(room).map(({ seat, rank }) => ({ ...seat, rank })) : [];
  const leavers: PlayerScore[] = room.left.map((seat) => ({ ...seat, rank: null }));
  for (const player of [...finishers, ...leavers]) {
    lost.throwIfAborted();
    await write(
      deps.database,
      [userScope(player.id)],
      (tx) => payOutPlayer(tx, { gameId, room, finishedAt, packHash }, player),
      lateErrorLogger(deps),
    );
  }
  const status = isFinished ? 'finished' : 'abandoned';
  await write(deps.database, [], (tx) => repository.endGame(tx, gameId, status), lateErrorLogger(deps));
  return true;
}

interface ClosedGame {
  gameId: string;
  room: RoomState;
  finishedAt: Date;
  /** The hash of the game's pack; null for an abandoned game, or if the quiz version was deleted. */
  packHash: string | null;
}

interface PlayerScore {
  id: string;
  no: number;
  score: number;
  correct: number;
  /** The player's final place; null for players who left. */
  rank: number | null;
}

async function payOutPlayer(
  tx: Tx,
  { gameId, room, finishedAt, packHash }: ClosedGame,
  player: PlayerScore,
): Promise<void> {
  const found = await repository.findUnpaidPlayer(tx, gameId, player.id);
  // The player was already paid, or the account or the game was deleted.
  if (!found) return;
  const { attemptId, learner, ownerId } = found;
  const { rank, score, correct } = player;
  const own = ownerId === player.id;
  const answers = answersOf(room, player.no);
  const players = rank !== null && hasAnswered(room, player.no) ? countFinishers(room) : null;
  const result = rank !== null && players !== null ? { rank, correct, players } : null;
  const won = result !== null && isWon(result);
  const fullXp = result === null ? 0 : computeRoomXp(result, { own });
  const xp = Math.min(fullXp, await computeXpLeft(tx, learner, finishedAt));
  const version = result === null ? undefined : await repository.findContent(tx, room.quiz.versionId);
  if (version && packHash !== null && room.startedAt !== null)
    await saveRoomAttempt(tx, {
      attemptId,
      learner,
      finishedAt,
      xp,
      own,
      won,
      quizId: room.quiz.id,
      version: { ...version, packHash },
      answers: answersOfTiles(version.questions, room.questionIds, answers),
      startedAt: new Date(room.startedAt),
    });
  await repository.updatePlayer(tx, gameId, player.id, {
    score,
    correct,
    answers,
    rank,
    players,
    won,
    own,
    xp,
    settledAt: finishedAt,
  });
}

/** Returns the XP that rooms may still pay the learner on the day of this game. */
async function computeXpLeft(
  tx: Tx,
  { id, timeZone }: { id: string; timeZone: string },
  finishedAt: Date,
): Promise<number> {
  const paid = await sumRoomXp(tx, id, learnerDay(finishedAt, timeZone));
  return Math.max(0, MAX_ROOM_XP_PER_DAY - paid);
}

/** Counts the players who answered something and stayed to the end. */
function countFinishers(room: RoomState): number {
  return room.seats.filter(({ no }) => hasAnswered(room, no)).length;
}

function hasAnswered(room: RoomState, no: number): boolean {
  return roundsOf(room).some((round) => findAnswer(round, no) !== undefined);
}

function roundsOf({ past, round }: RoomState): Round[] {
  return round ? [...past, round] : [...past];
}

/** Returns a player's answers in the order of the game's questions; null for unanswered ones. */
function answersOf(room: RoomState, no: number): repository.GameAnswers {
  const rounds = roundsOf(room);
  return room.questionIds.map((_, index) => {
    const playedRound = rounds.find((round) => round.index === index);
    const [, option, ms] = (playedRound && findAnswer(playedRound, no)) ?? [];
    return option === undefined || ms === undefined ? null : { option, ms };
  });
}
