const DEFAULT_DAILY_GOAL = 50;

/** Returns a learner's goal in XP per day, or the default for servers that are too old to send it. */
export function dailyGoalOf({ dailyGoal }: { dailyGoal?: number | undefined }): number {
  return dailyGoal ?? DEFAULT_DAILY_GOAL;
}
