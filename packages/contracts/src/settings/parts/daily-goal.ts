import * as z from 'zod/mini';
import { defineSettingsPart } from './settings-part.ts';

/** The daily goals that learners can choose, in XP. */
export const DAILY_GOALS = [20, 50, 100] as const;

export const goalSettings = defineSettingsPart({
  taken: { dailyGoal: z.optional(z.literal(DAILY_GOALS, 'Daily goal must be 20, 50 or 100 XP.')) },
  /** The XP that the learner aims for each day. Older servers don't send it; see `dailyGoalOf`. */
  told: { dailyGoal: z.optional(z.int()) },
  words: { dailyGoal: 'daily goal' },
});
