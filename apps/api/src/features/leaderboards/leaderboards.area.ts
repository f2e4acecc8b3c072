import { defineArea } from '../../define-area.ts';
import { boardBacklog } from './backlog.repository.ts';
import { leaderboardsPersonal } from './leaderboards.personal.ts';
import { leaderboardsRest } from './leaderboards.rest.ts';
import { leaderboardsRouter } from './leaderboards.router.ts';
import { leaderboardSettings } from './leaderboards.settings.ts';
import { boardCountTotals, boardTotals } from './leaderboards.totals.ts';
import { boardFolding, boardPruning, rankCopying } from './leaderboards.worker.ts';
import { rebuildBoards } from './rebuild-boards.step.ts';

export const leaderboardsArea = defineArea({
  router: leaderboardsRouter,
  rest: leaderboardsRest,
  workers: [boardFolding, boardPruning, rankCopying],
  backlogs: [boardBacklog],
  totals: [boardTotals, boardCountTotals],
  dataSteps: [rebuildBoards],
  personal: leaderboardsPersonal,
  settings: [leaderboardSettings],
});
