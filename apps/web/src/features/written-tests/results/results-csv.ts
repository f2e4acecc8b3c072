import { toCsv } from '@quorbit/contracts/lib/csv';
import type { WrittenResult, WrittenResults } from '@quorbit/contracts/written-tests/marking';
import { percentageOf } from '@quorbit/contracts/written-tests/rules';

const HEADER = ['Test', 'Learner', 'Submitted', 'Minutes', 'Points', 'Marks', 'Percent', 'To mark', 'Published'];

/** Creates the results as CSV, with a row for each submitted sitting. */
export function resultsCsv({ test, marks }: WrittenResults, sittings: readonly WrittenResult[]): string {
  return toCsv(
    HEADER,
    sittings.map(({ label, submittedAt, minutes, points, toMark, published }) => [
      test.title,
      label,
      submittedAt,
      minutes,
      points,
      marks,
      points === null ? null : percentageOf(points, marks),
      toMark,
      published ? 'yes' : 'no',
    ]),
  );
}
