// Until when an assignment is to be done, by each learner's own days. Pure.
import { addDays, daysBetween } from '../streaks/days.ts';

/** How far ahead a due date may lie. */
export const MAX_DAYS_AHEAD = 365;
/** For so long after its day, home still shows what somebody hasn't done. */
const OVERDUE_SHOWN_DAYS = 14;

/** @param today of the admin who sets it */
export function isDueDateAllowed(dueOn: string, today: string): boolean {
  const ahead = daysBetween(today, dueOn);
  return ahead >= 0 && ahead <= MAX_DAYS_AHEAD;
}

/** Assignments that were due before this day are no longer shown on home. */
export function oldestShownDueDay(today: string): string {
  return addDays(today, -OVERDUE_SHOWN_DAYS);
}

/** @param doneOn the learner's day on which it was finished; null while it isn't */
export function assignmentStateOf(dueOn: string, doneOn: string | null): 'open' | 'done' | 'late' {
  if (doneOn === null) return 'open';
  return doneOn > dueOn ? 'late' : 'done';
}
