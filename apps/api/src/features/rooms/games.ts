// Starts games in the database, with seals for their players, and ends games whose process died.

import { newId } from '@quorbit/contracts/lib/ids';
import { NEXT_QUESTION_SECONDS, RESULTS_SECONDS } from '@quorbit/contracts/rooms/limits';
import type { RoomState } from '@quorbit/contracts/rooms/state';
import type { Tx } from '@quorbit/db/client';
import { write } from '@quorbit/db/write';
import type { Deps } from '../../kernel/deps.ts';
import { requireUnsealedForAll } from '../quizzes/playable.service.ts';
import { startSeals } from '../quizzes/seals/seals.service.ts';
import { endGameSeals, type GameDeps, lateErrorLogger, payOutGame } from './close-game.ts';
import * as repository from './rooms.repository.ts';
import { topicOf } from './stored-room.ts';

/** The seconds after a game's longest possible duration at which its seals expire if nothing ends them earlier. */
const SPARE_SECONDS = 600;
const PAGE = 50;

/**
 * Stores a new game and seals its quiz for the players. Returns the game's id.
 * @throws AppError CONFLICT if the quiz has been sealed for all since the room was made.
 */
export async function startGame(deps: GameDeps, room: RoomState): Promise<string> {
  const { quiz, settings, questionIds, seats } = room;
  const startsAt = deps.now();
  const each = settings.timePerQuestion + RESULTS_SECONDS + NEXT_QUESTION_SECONDS;
  const seconds = questionIds.length * each + SPARE_SECONDS;
  const endsAt = new Date(startsAt.getTime() + seconds * 1_000);
  const gameId = newId();
  await write(
    deps.database,
    [],
    async (tx) => {
      await requireUnsealedForAll(tx, quiz.id, startsAt);
      // Unfinished games of this room are left from earlier starts that were stored in the database but not in the
      // room's log.
      for (const stale of await repository.listUnfinished(tx, room.roomId, PAGE))
        await markGameLost(tx, stale, startsAt);
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
      const userIds = seats.map(({ id }) => id);
      const sealIds = await startSeals(tx, { quizId: quiz.id, userIds, startsAt, endsAt, game: null });
      await repository.insertPlayers(
        tx,
        userIds.map((userId, index) => ({ gameId, userId, attemptId: newId(), sealId: sealIds[index] ?? null })),
      );
    },
    lateErrorLogger(deps),
  );
  return gameId;
}

/**
 * Marks a game as lost because its process died. A game that is already over stays unchanged, and is paid out by the
 * process that finds it.
 */
async function markGameLost(tx: Tx, gameId: string, now: Date): Promise<void> {
  if (await repository.markGameLost(tx, gameId, now)) await endGameSeals(tx, gameId, now);
}

type SweepDeps = GameDeps & Pick<Deps, 'realtime'>;

/**
 * Marks all games as lost that are running according to the database. Without Redis it is called before this process
 * has any game: the running ones belonged to a process that died.
 */
export async function markAllGamesLost(deps: GameDeps): Promise<void> {
  for (;;) {
    const running = await repository.listUnfinished(deps.database.read, null, PAGE);
    for (const id of running)
      await write(deps.database, [], (tx) => markGameLost(tx, id, deps.now()), lateErrorLogger(deps));
    if (running.length < PAGE) return;
  }
}

/** Finds games that are running according to the database but have no room, and pays them out or marks them as lost. */
export class GameSweep {
  readonly #deps: SweepDeps;
  readonly #stopping: AbortSignal;
  /** The ids of games without a room, in the previous pass and in the current one. */
  #missingBefore = new Set<string>();
  #missing = new Set<string>();
  #after: string | null = null;

  /**
   * Creates the search for games without a room.
   * @param stopping aborts paying out between two players.
   */
  constructor(deps: SweepDeps, stopping: AbortSignal) {
    this.#deps = deps;
    this.#stopping = stopping;
  }

  /**
   * Checks a page of running games. Pays out games that are over. Marks others as lost if they have no room for the
   * second time in a row: the first time, they may have just begun, or the process that owns the room may be restoring
   * data that Redis lost.
   * @returns whether there may be more.
   */
  async round(): Promise<boolean> {
    const { database, realtime } = this.#deps;
    const running = await repository.listRunning(database.read, this.#after, PAGE);
    for (const { id, roomId } of running) {
      const stored = await realtime.topics.state(topicOf(roomId));
      if (!stored?.state.includes(id)) await this.#end(id);
    }
    this.#after = running.length === PAGE ? (running.at(-1)?.id ?? null) : null;
    if (this.#after !== null) return true;
    this.#missingBefore = this.#missing;
    this.#missing = new Set();
    return false;
  }

  async #end(id: string): Promise<void> {
    const { database, now } = this.#deps;
    try {
      if (await payOutGame(this.#deps, id, this.#stopping)) return;
    } catch (err) {
      // An error in one game mustn't stop the check of the others.
      if (!this.#stopping.aborted) this.#deps.log.error({ err, game: id }, 'what a game brought was not written down');
      return;
    }
    this.#missing.add(id);
    if (!this.#missingBefore.has(id)) return;
    await write(database, [], (tx) => markGameLost(tx, id, now()), lateErrorLogger(this.#deps));
  }
}
