import { area } from '../../area.ts';
import { challengesPersonal } from './challenges.personal.ts';
import { challengesRest } from './challenges.rest.ts';
import { challengesRouter } from './challenges.router.ts';
import { seedDemoChallenges } from './challenges.seed.ts';
import { challengeSums } from './challenges.totals.ts';
import { challengeEndings, challengeFolding, challengePlays } from './challenges.worker.ts';
import { nameChallengeBadges } from './name-badges.step.ts';

export const challengesArea = area({
  router: challengesRouter,
  rest: challengesRest,
  workers: [challengePlays, challengeFolding, challengeEndings],
  totals: [challengeSums],
  personal: challengesPersonal,
  dataSteps: [nameChallengeBadges],
  seeds: [{ phase: 'demo', run: seedDemoChallenges }],
});
