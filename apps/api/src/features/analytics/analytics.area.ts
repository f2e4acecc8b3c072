import { area } from '../../area.ts';
import { analyticsPersonal } from './analytics.personal.ts';
import { analyticsRest } from './analytics.rest.ts';
import { analyticsRouter } from './analytics.router.ts';
import { studyTotals } from './analytics.totals.ts';
import { masteryComputing, studySumming } from './analytics.worker.ts';
import { sumBacklog } from './backlog.repository.ts';

export const analyticsArea = area({
  router: analyticsRouter,
  rest: analyticsRest,
  workers: [studySumming, masteryComputing],
  backlogs: [sumBacklog],
  totals: [studyTotals],
  personal: analyticsPersonal,
});
