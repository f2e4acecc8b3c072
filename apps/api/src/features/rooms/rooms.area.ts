import { area } from '../../area.ts';
import { gameHolds } from './deletion-blockers.repository.ts';
import { noteOwnGames } from './own-games.step.ts';
import { countedWins } from './records.service.ts';
import { roomsPersonal } from './rooms.personal.ts';
import { roomsRest } from './rooms.rest.ts';
import { roomsRouter } from './rooms.router.ts';
import { roomKeeping } from './rooms.worker.ts';

export const roomsArea = area({
  router: roomsRouter,
  rest: roomsRest,
  workers: [roomKeeping],
  personal: roomsPersonal,
  dataSteps: [noteOwnGames],
  achievementEvents: countedWins,
  deletionBlockers: gameHolds,
});
