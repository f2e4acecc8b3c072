import type { AttemptRow } from './row.ts';
import type { Report } from './schema.ts';

const TOTALS = ['score', 'totalMarks', 'percentage', 'passed', 'xpEarned'] as const;
type Total = (typeof TOTALS)[number];
type Totals = Pick<AttemptRow, Total>;
/** An attempt that is known to be graded, so that none of its totals is null. */
type Graded<T extends Totals> = T & { [K in Total]: NonNullable<T[K]> };

/** The row and the report of an attempt that is known to be graded. */
export type GradedRow = Graded<AttemptRow>;
export type GradedReport = Graded<Report>;

/**
 * Returns whether an attempt is graded. An ungraded attempt was submitted while its quiz was sealed, and is graded once
 * the quiz opens.
 */
export function isGraded<T extends Totals>(attempt: T): attempt is Graded<T> {
  return TOTALS.every((total) => attempt[total] !== null);
}
