import { area } from '../../lib/area.ts';
import { pathsPersonal } from './paths.personal.ts';
import { pathsRest } from './paths.rest.ts';
import { pathsRouter } from './paths.router.ts';
import { pathLearners } from './paths.worker.ts';

export const pathsArea = area({
  router: pathsRouter,
  rest: pathsRest,
  workers: [pathLearners],
  personal: pathsPersonal,
});
