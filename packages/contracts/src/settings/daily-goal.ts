const DEFAULT_DAILY_GOAL = 50;

/** A learner's goal in XP a day. Servers before the choice don't tell one. */
export function dailyGoalOf({ dailyGoal }: { dailyGoal?: number | undefined }): number {
  return dailyGoal ?? DEFAULT_DAILY_GOAL;
}
