// Takes over rooms whose owner process has died, and ends games whose room was lost with its process.
import type { Worker } from '../../kernel/area.ts';
import type { Deps } from '../../kernel/deps.ts';
import { contentOf } from './content.ts';
import { GameSweep } from './games.ts';
import { RoomOwner } from './room-owner.ts';
import * as repository from './rooms.repository.ts';
import { decodeRoom, ROOM_TOPICS } from './stored-room.ts';

/** Milliseconds between searches for games without a room; longer than Redis or an owner takes to restore one. */
const SWEEP_EVERY_MS = 60_000;

/** Takes over rooms whose owner process has died. @returns a function that stops it */
export function adoptRooms(deps: Deps): () => void {
  return deps.realtime.leases.onOrphan(ROOM_TOPICS, (lease, { state }) => {
    const stored = decodeRoom(state);
    const adopted = repository
      .readQuestions(deps.database.read, stored.room.quiz.versionId)
      .then((questions) =>
        RoomOwner.adopt(deps, { lease, stored, content: contentOf(questions, stored.room.questionIds) }),
      )
      .catch(async (err) => {
        deps.log.error({ err, room: stored.room.roomId }, 'a room could not be taken over');
        await lease.release();
      });
    deps.realtime.trackWork(adopted);
  });
}

export const roomMaintenance: Worker = {
  name: 'rooms',
  pauseMs: SWEEP_EVERY_MS,
  start(deps) {
    adoptRooms(deps);
    const stopping = new AbortController();
    const sweep = new GameSweep(deps, stopping.signal);
    return {
      round: () => sweep.round(),
      interrupt: () => stopping.abort(),
    };
  },
};
