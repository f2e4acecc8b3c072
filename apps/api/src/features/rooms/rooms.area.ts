import { defineArea } from '../../define-area.ts';
import { gameDeletionBlockers } from './deletion-blockers.repository.ts';
import { backfillOwnGames } from './own-games.step.ts';
import { roomsPersonal } from './rooms.personal.ts';
import { roomsRest } from './rooms.rest.ts';
import { roomsRouter } from './rooms.router.ts';
import { roomMaintenance } from './rooms.worker.ts';
import { streamCountedWins } from './win-counts.service.ts';

export const roomsArea = defineArea({
  router: roomsRouter,
  rest: roomsRest,
  workers: [roomMaintenance],
  personal: roomsPersonal,
  dataSteps: [backfillOwnGames],
  achievementEvents: streamCountedWins,
  deletionBlockers: gameDeletionBlockers,
});
