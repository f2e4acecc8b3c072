import { defineArea } from '../../define-area.ts';
import { reportsRest } from './reports.rest.ts';
import { reportsRouter } from './reports.router.ts';
import { registerReportsCsv } from './reports-csv.routes.ts';

export const reportsArea = defineArea({
  router: reportsRouter,
  rest: reportsRest,
  httpRoutes: registerReportsCsv,
});
