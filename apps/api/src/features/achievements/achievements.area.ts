import { defineArea } from '../../define-area.ts';
import { achievementMirror, badgeMirror } from './achievements.mirror.ts';
import { achievementsPersonal } from './achievements.personal.ts';
import { achievementsRest } from './achievements.rest.ts';
import { achievementsRouter } from './achievements.router.ts';
import { achievementTotals } from './achievements.totals.ts';
import { buildAchievements } from './build-achievements.step.ts';
import { mirrorBadges } from './mirror-badges.step.ts';

export const achievementsArea = defineArea({
  router: achievementsRouter,
  rest: achievementsRest,
  mirror: [achievementMirror, badgeMirror],
  personal: achievementsPersonal,
  totals: [achievementTotals],
  dataSteps: [buildAchievements, mirrorBadges],
});
