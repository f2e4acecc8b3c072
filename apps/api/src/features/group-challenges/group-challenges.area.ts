import { defineArea } from '../../define-area.ts';
import { groupChallengesPersonal } from './group-challenges.personal.ts';
import { groupChallengesRouter } from './group-challenges.router.ts';
import { groupChallengeTotals } from './group-challenges.totals.ts';
import { groupChallengeFolding } from './group-challenges.worker.ts';

export const groupChallengesArea = defineArea({
  router: groupChallengesRouter,
  workers: [groupChallengeFolding],
  totals: [groupChallengeTotals],
  personal: groupChallengesPersonal,
});
