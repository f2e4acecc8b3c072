import { defineArea } from '../../define-area.ts';
import { administrationRouter } from './administration.router.ts';
import { figureCounting } from './administration.worker.ts';
import { registerExportOfPerson } from './export.routes.ts';

export const administrationArea = defineArea({
  router: administrationRouter,
  httpRoutes: registerExportOfPerson,
  workers: [figureCounting],
});
