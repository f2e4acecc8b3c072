import { defineArea } from '../../define-area.ts';
import { pathWork } from './paths.ops.ts';
import { pathsPersonal } from './paths.personal.ts';
import { pathsRest } from './paths.rest.ts';
import { pathsRouter } from './paths.router.ts';
import { demoPathsSeed, pathsSeed } from './paths.seed.ts';
import { pathLearners } from './paths.worker.ts';

export const pathsArea = defineArea({
  router: pathsRouter,
  rest: pathsRest,
  ops: [pathWork],
  workers: [pathLearners],
  personal: pathsPersonal,
  seeds: [pathsSeed, demoPathsSeed],
});
