// Rules for the due dates of assignments, which follow each learner's own days. Pure.
import { addDays, daysBetween } from '../streaks/days.ts';

/** The maximum number of days that a due date may lie ahead. */
export const MAX_DAYS_AHEAD = 365;
/** The number of days after its due date for which the home page still shows an assignment that isn't done. */
const OVERDUE_SHOWN_DAYS = 14;

/**
 * Returns whether an assignment may be due on this day.
 * @param today the learner's day of the admin who sets the date.
 */
export function isDueDateAllowed(dueOn: string, today: string): boolean {
  const ahead = daysBetween(today, dueOn);
  return ahead >= 0 && ahead <= MAX_DAYS_AHEAD;
}

/** Returns the earliest due date that the home page still shows. */
export function oldestShownDueDay(today: string): string {
  return addDays(today, -OVERDUE_SHOWN_DAYS);
}

/**
 * Returns whether an assignment is open, done in time or done late.
 * @param doneOn the learner's day on which the assignment was done; null if it isn't done.
 */
export function assignmentStateOf(dueOn: string, doneOn: string | null): 'open' | 'done' | 'late' {
  if (doneOn === null) return 'open';
  return doneOn > dueOn ? 'late' : 'done';
}
