import type { AttemptRow } from './row.ts';
import type { Report } from './schema.ts';

const TOTALS = ['score', 'totalMarks', 'percentage', 'passed', 'xpEarned'] as const;
type Total = (typeof TOTALS)[number];
type Totals = Pick<AttemptRow, Total>;
/** What is known to be graded: its totals are there. */
type Graded<T extends Totals> = T & { [K in Total]: NonNullable<T[K]> };

/** The row and the report of a graded attempt. */
export type GradedRow = Graded<AttemptRow>;
export type GradedReport = Graded<Report>;

/** Whether it is graded. What is not was submitted while its quiz was sealed, and waits until that opens. */
export function isGraded<T extends Totals>(attempt: T): attempt is Graded<T> {
  return TOTALS.every((total) => attempt[total] !== null);
}
