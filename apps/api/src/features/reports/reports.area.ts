import { area } from '../../area.ts';
import { reportsRest } from './reports.rest.ts';
import { reportsRouter } from './reports.router.ts';
import { registerReportsCsv } from './reports-csv.routes.ts';

export const reportsArea = area({
  router: reportsRouter,
  rest: reportsRest,
  addresses: registerReportsCsv,
});
