import * as z from 'zod/mini';
import { DAILY_GOALS } from '../daily-goal.ts';
import { settingsPart } from './part.ts';

export const goalSettings = settingsPart({
  taken: { dailyGoal: z.optional(z.literal(DAILY_GOALS, 'Daily goal must be 20, 50 or 100 XP.')) },
  /** XP that the learner aims for on each day; older servers don't tell it: see `dailyGoalOf`. */
  told: { dailyGoal: z.optional(z.int()) },
  words: { dailyGoal: 'daily goal' },
});
