import { area } from '../../lib/area.ts';
import { achievementMirror } from './achievements.mirror.ts';
import { achievementsPersonal } from './achievements.personal.ts';
import { achievementsRest } from './achievements.rest.ts';
import { achievementsRouter } from './achievements.router.ts';
import { achievementTotals } from './achievements.totals.ts';
import { buildAchievements } from './build-achievements.step.ts';

export const achievementsArea = area({
  router: achievementsRouter,
  rest: achievementsRest,
  mirror: [achievementMirror],
  personal: achievementsPersonal,
  totals: [achievementTotals],
  dataSteps: [buildAchievements],
});
