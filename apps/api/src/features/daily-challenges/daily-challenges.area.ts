import { area } from '../../area.ts';
import { dailyChallengeCollect } from './daily-challenges.ops.ts';

export const dailyChallengesArea = area({ ops: [dailyChallengeCollect] });
