import { area } from '../../lib/area.ts';
import { challengesPersonal } from './challenges.personal.ts';
import { challengesRest } from './challenges.rest.ts';
import { challengesRouter } from './challenges.router.ts';
import { challengeSums } from './challenges.totals.ts';
import { challengeFolding, challengePlays } from './challenges.worker.ts';

export const challengesArea = area({
  router: challengesRouter,
  rest: challengesRest,
  workers: [challengePlays, challengeFolding],
  totals: [challengeSums],
  personal: challengesPersonal,
});
