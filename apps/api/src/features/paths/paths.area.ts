import { area } from '../../lib/area.ts';
import { pathsRest } from './paths.rest.ts';
import { pathsRouter } from './paths.router.ts';

export const pathsArea = area({
  router: pathsRouter,
  rest: pathsRest,
});
