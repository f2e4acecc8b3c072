import type { ReportCard } from '@quorbit/contracts/attempts/schema';
import { secondsTaken } from '@quorbit/contracts/attempts/seconds-taken';
import { Link } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { formatDuration } from '#lib/words/format-duration.ts';
import { PassedBadge } from '#ui/passed-badge.tsx';
import { ProgressRing } from '#ui/pictures/progress-ring.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';

const HEAD = 'px-4 py-3 text-sm text-quiet';
const CELL = 'md:px-4 md:py-0.5';
/** The classes of cells that the cards on phones leave out, because the report shows their content. */
const WIDE_ONLY = `max-md:hidden ${CELL}`;

/** A table of reports, shown on phones as cards with score ring, title and date. */
export function ReportTable({ reports }: { reports: readonly ReportCard[] }) {
  return (
    <div className="overflow-x-auto md:rounded-card md:border md:border-base-300 md:bg-base-100">
      <table className="w-full max-md:block">
        <caption className="sr-only">Your reports</caption>
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col" className={`${HEAD} text-start`}>
              Score
            </th>
            <th scope="col" className={`${HEAD} text-start`}>
              Quiz
            </th>
            <th scope="col" className={`${HEAD} text-start`}>
              Result
            </th>
            <th scope="col" className={`${HEAD} text-start`}>
              Date
            </th>
            <th scope="col" className={`${HEAD} text-end`}>
              Marks
            </th>
            <th scope="col" className={`${HEAD} text-end`}>
              Time
            </th>
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3">
          {reports.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ReportRow({ report }: { report: ReportCard }) {
  const { id, quiz, percentage, passed, finishedAt, score, totalMarks } = report;
  return (
    <tr className="relative transition-colors hover:bg-base-200 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:gap-y-1 max-md:rounded-card max-md:border max-md:border-base-300 max-md:bg-base-100 max-md:p-4 max-md:ps-22 md:h-12 md:border-t md:border-base-300 md:pointer-fine:h-10">
      <td className={`${CELL} max-md:absolute max-md:inset-y-0 max-md:start-4 max-md:grid max-md:place-items-center`}>
        {percentage === null ? (
          <span className="grid size-14 place-items-center md:h-8">
            <Lock className="size-6 text-quiet" aria-hidden="true" />
            <span className="sr-only md:hidden">Submitted</span>
          </span>
        ) : (
          // The percentage is inside the ring on phones, and beside it in the lower rows of the table.
          <span className="grid items-center md:flex md:gap-3">
            <ProgressRing
              label={`Score in ${quiz.title}`}
              value={percentage / 100}
              valueText={`${percentage}%`}
              className="size-14 text-primary max-md:[grid-area:1/1] md:size-7"
            />
            <span className="figures font-bold max-md:place-self-center max-md:text-sm max-md:[grid-area:1/1]">
              {percentage}%
            </span>
          </span>
        )}
      </td>
      <th scope="row" className={`${CELL} text-start font-semibold wrap-anywhere max-md:basis-full`}>
        <Link
          to="/report/$id"
          params={{ id }}
          className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline md:inline-flex md:min-h-8 md:items-center"
        >
          {quiz.title}
        </Link>
      </th>
      <td className={WIDE_ONLY}>
        <PassedBadge passed={passed} welcome={quiz.welcome === true} />
      </td>
      <td className={`${CELL} text-quiet max-md:text-sm md:text-base-content`}>
        <RelativeTime at={finishedAt} className="whitespace-nowrap" />
      </td>
      <td className={`${WIDE_ONLY} figures whitespace-nowrap text-end`}>
        {score === null ? '' : `${score} of ${totalMarks}`}
      </td>
      <td className={`${WIDE_ONLY} figures whitespace-nowrap text-end`}>{formatDuration(secondsTaken(report))}</td>
    </tr>
  );
}
