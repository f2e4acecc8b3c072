// Reports as a table for spreadsheets.
import type { CsvValue } from '../lib/csv.ts';
import type { ReportCard } from './schema.ts';
import { secondsTaken } from './seconds-taken.ts';

/** Where the server hands out the file. */
export const REPORTS_CSV_PATH = '/api/reports.csv';

const HEADER = ['Quiz', 'Category', 'Finished', 'Marks', 'Total marks', 'Percent', 'Result', 'Seconds', 'XP'];

/** @param named whether rows say whose they are */
export function reportHeaderOf({ named }: { named: boolean }): string[] {
  return named ? ['Learner', ...HEADER] : HEADER;
}

/** One row. */
export function toReportRow(report: ReportCard, { named }: { named: boolean }): CsvValue[] {
  const { quiz, finishedAt, score, totalMarks, percentage, passed, xpEarned } = report;
  const result = passed === null ? 'Submitted' : passed ? 'Passed' : 'Not passed';
  const row = [quiz.title, quiz.category, finishedAt, score, totalMarks, percentage, result];
  return [...(named ? [report.learner?.name] : []), ...row, secondsTaken(report), xpEarned];
}
