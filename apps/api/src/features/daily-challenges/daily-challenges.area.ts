import { defineArea } from '../../define-area.ts';
import { dailyChallengeCollect } from './daily-challenges.ops.ts';

export const dailyChallengesArea = defineArea({ ops: [dailyChallengeCollect] });
