import { defineArea } from '../../define-area.ts';
import { challengesPersonal } from './challenges.personal.ts';
import { challengesRest } from './challenges.rest.ts';
import { challengesRouter } from './challenges.router.ts';
import { seedDemoChallenges } from './challenges.seed.ts';
import { challengeSums } from './challenges.totals.ts';
import { challengeEndings, challengeFolding, challengePlayClosing } from './challenges.worker.ts';
import { nameChallengeBadges } from './name-badges.step.ts';

export const challengesArea = defineArea({
  router: challengesRouter,
  rest: challengesRest,
  workers: [challengePlayClosing, challengeFolding, challengeEndings],
  totals: [challengeSums],
  personal: challengesPersonal,
  dataSteps: [nameChallengeBadges],
  seeds: [{ phase: 'demo', run: seedDemoChallenges }],
});
