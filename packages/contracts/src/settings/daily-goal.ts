/** XP that learners can aim for on each day. */
export const DAILY_GOALS = [20, 50, 100] as const;
const DEFAULT_GOAL = 50;

/** A learner's goal in XP a day. Servers before the choice don't tell one. */
export function dailyGoalOf({ dailyGoal }: { dailyGoal?: number | undefined }): number {
  return dailyGoal ?? DEFAULT_GOAL;
}
