import * as z from 'zod/mini';
import { defineSettingsPart } from './settings-part.ts';

/** XP that learners can aim for on each day. */
export const DAILY_GOALS = [20, 50, 100] as const;

export const goalSettings = defineSettingsPart({
  taken: { dailyGoal: z.optional(z.literal(DAILY_GOALS, 'Daily goal must be 20, 50 or 100 XP.')) },
  /** XP that the learner aims for on each day; older servers don't tell it: see `dailyGoalOf`. */
  told: { dailyGoal: z.optional(z.int()) },
  words: { dailyGoal: 'daily goal' },
});
