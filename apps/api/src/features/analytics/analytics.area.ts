import { defineArea } from '../../define-area.ts';
import { analyticsPersonal } from './analytics.personal.ts';
import { analyticsRest } from './analytics.rest.ts';
import { analyticsRouter } from './analytics.router.ts';
import { studyTotals } from './analytics.totals.ts';
import { masteryComputing, studySumming } from './analytics.worker.ts';
import { studySumBacklog } from './backlog.repository.ts';

export const analyticsArea = defineArea({
  router: analyticsRouter,
  rest: analyticsRest,
  workers: [studySumming, masteryComputing],
  backlogs: [studySumBacklog],
  totals: [studyTotals],
  personal: analyticsPersonal,
});
