// Converts reports to the rows of a CSV file for spreadsheets.
import type { CsvValue } from '../lib/csv.ts';
import type { ReportCard } from './schema.ts';
import { secondsTaken } from './seconds-taken.ts';

/** The path from which the server serves the CSV file. */
export const REPORTS_CSV_PATH = '/api/reports.csv';

const HEADER = ['Quiz', 'Category', 'Finished', 'Marks', 'Total marks', 'Percent', 'Result', 'Seconds', 'XP'];

/** Returns the column titles of the CSV file. @param named whether the first column is the learner's name */
export function reportHeaderOf({ named }: { named: boolean }): string[] {
  return named ? ['Learner', ...HEADER] : HEADER;
}

/** Converts a report to a row of the CSV file. @param named whether the first column is the learner's name */
export function toReportRow(report: ReportCard, { named }: { named: boolean }): CsvValue[] {
  const { quiz, finishedAt, score, totalMarks, percentage, passed, xpEarned } = report;
  const result = quiz.welcome ? '' : passed === null ? 'Submitted' : passed ? 'Passed' : 'Not passed';
  const row = [quiz.title, quiz.category, finishedAt, score, totalMarks, percentage, result];
  return [...(named ? [report.learner?.name] : []), ...row, secondsTaken(report), xpEarned];
}
