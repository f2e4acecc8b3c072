import type { ReportCard } from '@quorbit/contracts/attempts/schema';
import { secondsTaken } from '@quorbit/contracts/attempts/seconds-taken';
import { addDays, learnerDay } from '@quorbit/contracts/streaks/days';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useUser } from '#lib/session.ts';
import { formatDuration } from '#lib/words/format-duration.ts';
import { Button } from '#ui/buttons/button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { TABLE_LOADING } from '#ui/loading/table-loading.tsx';
import { PassedBadge } from '#ui/passed-badge.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { ExportButton } from './export-button.tsx';
import { ReportFilterBar } from './report-filter-bar.tsx';
import type { FilterChanges, ReportFilters } from './report-filters.ts';
import { useAllReports } from './reports.queries.ts';

/** The number of days whose attempts are shown if the filters have no first day. */
const DAYS = 30;

const COLUMNS: readonly Column<ReportCard>[] = [
  {
    id: 'quiz',
    header: 'Quiz',
    isRowHeader: true,
    cell: ({ id, quiz }) => (
      <Link to="/report/$id" params={{ id }} className="underline-offset-4 wrap-anywhere hover:underline">
        {quiz.title}
      </Link>
    ),
  },
  { id: 'learner', header: 'Learner', cell: ({ learner }) => <span className="wrap-anywhere">{learner?.name}</span> },
  {
    id: 'score',
    header: 'Score',
    numeric: true,
    cell: ({ percentage }) => (percentage === null ? '–' : `${percentage}%`),
  },
  {
    id: 'result',
    header: 'Result',
    cell: ({ passed, quiz }) => <PassedBadge passed={passed} welcome={quiz.welcome === true} />,
  },
  { id: 'finished', header: 'Finished', cell: ({ finishedAt }) => <RelativeTime at={finishedAt} /> },
  {
    id: 'time',
    header: 'Time',
    numeric: true,
    hiddenOnPhones: true,
    cell: (report) => formatDuration(secondsTaken(report)),
  },
];

interface AllAttemptsProps {
  filters: ReportFilters;
  /** The id of the learner whose attempts are shown; null for everyone's. */
  learner: string | null;
  onFilter: (changes: FilterChanges) => void;
  onShowAll: () => void;
}

/** The admins' table of attempts by all learners or by one, newest first. */
export function AllAttempts({ filters, learner, onFilter, onShowAll }: AllAttemptsProps) {
  const { timeZone } = useUser();
  const firstDay = addDays(learnerDay(new Date(), timeZone), -DAYS);
  const appliedFilters = { ...filters, from: filters.from ?? firstDay };
  const view = useAllReports(learner ?? 'all', appliedFilters);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ReportFilterBar filters={appliedFilters} onFilter={onFilter} />
      <div className="flex flex-wrap items-center gap-3">
        <ExportButton filters={appliedFilters} userId={learner ?? 'all'} />
        {learner !== null && (
          <Button look="quiet" icon={<X className="size-5" aria-hidden="true" />} onClick={onShowAll}>
            Only one learner
          </Button>
        )}
      </div>
      <QueryView
        view={view}
        loading={{ ...TABLE_LOADING, label: 'Loading attempts' }}
        failing={{ message: "The attempts didn't load." }}
        empty={<EmptyState>No attempts match. Try an earlier first day or another filter.</EmptyState>}
        more="Show more attempts"
      >
        {(reports) => (
          <DataTable
            caption="Attempts"
            columns={COLUMNS}
            rows={reports}
            keyOf={(report) => `${report.learner?.id}${report.id}`}
          />
        )}
      </QueryView>
    </div>
  );
}
