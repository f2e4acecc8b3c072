/** XP that learners can aim for on each day. */
export const DAILY_GOALS = [20, 50, 100] as const;
export type DailyGoal = (typeof DAILY_GOALS)[number];

export const DEFAULT_DAILY_GOAL: DailyGoal = 50;

/** A learner's goal in XP a day. Servers before the choice don't tell one. */
export function dailyGoalOf({ dailyGoal }: { dailyGoal?: number | undefined }): number {
  return dailyGoal ?? DEFAULT_DAILY_GOAL;
}
