import { area } from '../../lib/area.ts';
import { reportsRest } from './reports.rest.ts';
import { reportsRouter } from './reports.router.ts';

export const reportsArea = area({
  router: reportsRouter,
  rest: reportsRest,
});
