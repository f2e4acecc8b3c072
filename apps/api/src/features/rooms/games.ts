// Owns games in the database: sealing the quiz for those in it, what it brings them, and games whose process died.

import { CONFLICT_SEALED } from '@quorbit/contracts/errors/messages';
import { newId } from '@quorbit/contracts/lib/ids';
import { RESULTS_SECONDS } from '@quorbit/contracts/rooms/limits';
import { answerOf, ranked } from '@quorbit/contracts/rooms/scores';
import type { RoomState } from '@quorbit/contracts/rooms/state';
import { roomXp } from '@quorbit/contracts/rooms/xp';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Tx } from '@quorbit/db/client';
import { write } from '@quorbit/db/write';
import { AppError } from '../../lib/app-error.ts';
import type { Deps } from '../../trpc/context.ts';
import { writePlayedGame } from '../attempts/room-attempts.service.ts';
import { sealedForAll } from '../quizzes/playable.service.ts';
import { beginSeal, endSeals } from '../quizzes/seals.service.ts';
import * as repository from './rooms.repository.ts';

type GameDeps = Pick<Deps, 'database' | 'log' | 'now'>;

/** Longer than any game: how long a seal holds that nobody ends. */
const SPARE_SECONDS = 600;
const PAGE = 50;

function onLateErrorOf({ log }: GameDeps) {
  return { onLateError: (err: unknown) => log.error({ err }, 'work after a commit failed') };
}

/**
 * Notes that a game begins, and seals its quiz for those in it. Returns the game's id.
 * @throws AppError CONFLICT where the quiz has been sealed for all since the room was made
 */
export async function beginGame(deps: GameDeps, room: RoomState): Promise<string> {
  const { quiz, settings, questionIds, seats } = room;
  const startsAt = deps.now();
  const seconds = questionIds.length * (settings.timePerQuestion + RESULTS_SECONDS) + SPARE_SECONDS;
  const endsAt = new Date(startsAt.getTime() + seconds * 1_000);
  const gameId = newId();
  await write(
    deps.database,
    [],
    async (tx) => {
      if ((await sealedForAll(tx, [quiz.id], startsAt)).size > 0) throw new AppError('CONFLICT', CONFLICT_SEALED);
      // A start that reached the database and not the log.
      for (const stale of await repository.listRunning(tx, room.roomId, null, PAGE))
        await loseGame(tx, stale.id, startsAt);
      await repository.insertGame(tx, {
        id: gameId,
        roomId: room.roomId,
        hostId: room.hostId,
        quizId: quiz.id,
        versionId: quiz.versionId,
        questionIds: [...questionIds],
        settings,
        startedAt: startsAt,
      });
      const players = [];
      for (const { id: userId } of seats) {
        const sealId = await beginSeal(tx, { quizId: quiz.id, userId, startsAt, endsAt });
        players.push({ gameId, userId, attemptId: newId(), sealId });
      }
      await repository.insertPlayers(tx, players);
    },
    onLateErrorOf(deps),
  );
  return gameId;
}

/** Writes down what a finished game brought, each player in one transaction. Doing it again changes nothing. */
export async function settleGame(deps: GameDeps, gameId: string, room: RoomState): Promise<void> {
  const finishedAt = new Date(room.finishedAt ?? deps.now());
  const order = ranked(room.seats);
  for (const [index, { id, no, score, correct }] of order.entries())
    await settlePlayer(deps, { gameId, room, finishedAt }, { id, no, score, correct, rank: index + 1 });
  await settleLeft(deps, gameId, room, finishedAt);
  await write(deps.database, [], (tx) => endAndUnseal(tx, gameId, 'finished', finishedAt), onLateErrorOf(deps));
}

/** Ends a game that everybody has left: it brings nothing. */
export async function abandonGame(deps: GameDeps, gameId: string, room: RoomState): Promise<void> {
  const now = deps.now();
  await settleLeft(deps, gameId, room, now);
  await write(deps.database, [], (tx) => endAndUnseal(tx, gameId, 'abandoned', now), onLateErrorOf(deps));
}

async function endAndUnseal(
  tx: Tx,
  gameId: string,
  status: 'finished' | 'abandoned' | 'lost',
  at: Date,
): Promise<void> {
  const seals = await repository.listSeals(tx, gameId);
  if (await repository.endGame(tx, gameId, status, at)) await endSeals(tx, seals, at);
}

/** Ends a game whose process died. */
async function loseGame(tx: Tx, gameId: string, now: Date): Promise<void> {
  await endAndUnseal(tx, gameId, 'lost', now);
}

/** Ends a page of games that run in the database and in no room. @returns the last one looked at, if there may be more */
export async function loseGames(
  deps: GameDeps & Pick<Deps, 'realtime'>,
  after: string | null,
  topicOf: (roomId: string) => string,
): Promise<string | null> {
  const running = await repository.listRunning(deps.database.read, null, after, PAGE);
  for (const { id, roomId } of running) {
    const stored = await deps.realtime.topics.state(topicOf(roomId));
    if (stored?.state.includes(id)) continue;
    await write(deps.database, [], (tx) => loseGame(tx, id, deps.now()), onLateErrorOf(deps));
  }
  return running.length === PAGE ? (running.at(-1)?.id ?? null) : null;
}

interface PlayedRoom {
  gameId: string;
  room: RoomState;
  finishedAt: Date;
}

interface Played {
  id: string;
  no: number;
  score: number;
  correct: number;
  /** Null for those who left. */
  rank: number | null;
}

async function settleLeft(deps: GameDeps, gameId: string, room: RoomState, finishedAt: Date): Promise<void> {
  for (const { id, no, score, correct } of room.left)
    await settlePlayer(deps, { gameId, room, finishedAt }, { id, no, score, correct, rank: null });
}

async function settlePlayer(deps: GameDeps, played: PlayedRoom, player: Played): Promise<void> {
  await write(deps.database, [userScope(player.id)], (tx) => settleOne(tx, played, player), onLateErrorOf(deps));
}

async function settleOne(tx: Tx, { gameId, room, finishedAt }: PlayedRoom, player: Played): Promise<void> {
  const found = await repository.findUnsettled(tx, gameId, player.id);
  // Written down before, or the account is gone.
  if (!found) return;
  const { attemptId, sealId, learner, ownerId, packHash } = found;
  const { rank } = player;
  const players = room.seats.length;
  const own = ownerId === player.id;
  const xp = rank === null ? 0 : roomXp({ rank, players, own });
  const won = rank === 1 && players > 1 && !own;
  const answers = answersOf(room, player.no);
  if (sealId !== null) await endSeals(tx, [sealId], finishedAt);
  const version = rank === null ? undefined : await repository.findContent(tx, room.quiz.versionId);
  if (version && room.startedAt !== null)
    await writePlayedGame(tx, {
      ...{ attemptId, learner, finishedAt, xp, own, won },
      quizId: room.quiz.id,
      version: { ...version, packHash },
      answers: room.questionIds.map((questionId, index) => ({
        questionId,
        option: answers[index]?.option ?? null,
        timeSpent: (answers[index]?.ms ?? 0) / 1_000,
      })),
      startedAt: new Date(room.startedAt),
    });
  const { score, correct } = player;
  await repository.settlePlayer(tx, gameId, player.id, {
    ...{ score, correct, answers, rank, won, xp },
    players: rank === null ? null : players,
    settledAt: finishedAt,
  });
}

/** What somebody answered, by question. */
function answersOf({ past, round, questionIds }: RoomState, no: number): repository.GameAnswers {
  const rounds = round ? [...past, round] : past;
  return questionIds.map((_, index) => {
    const asked = rounds.find((one) => one.index === index);
    const [, option, ms] = (asked && answerOf(asked, no)) ?? [];
    return option === undefined || ms === undefined ? null : { option, ms };
  });
}
