import type { ReportCard } from '@quorbit/contracts/attempts/schema';
import { Link } from '@tanstack/react-router';
import { durationTime } from '#lib/duration.ts';
import { useUser } from '#lib/session.ts';
import { useMirroredReports } from '#offline/mirror/use-attempts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { LoadingRegion, Skeleton } from '#ui/skeleton.tsx';
import { StaleNote } from '#ui/stale-note.tsx';
import { ExportButton } from './export-button.tsx';
import { filterReports } from './kept-reports.ts';
import { ReportFilterBar } from './report-filter-bar.tsx';
import type { FilterChanges, ReportFilters } from './report-filters.ts';
import { useReportList } from './reports.queries.ts';
import { secondsTaken } from './seconds-taken.ts';
import { UnsentList } from './unsent-list.tsx';

interface ReportsScreenProps {
  filters: ReportFilters;
  /** Changes single filters; '' takes one away. */
  onFilter: (changes: FilterChanges) => void;
  onClear: () => void;
}

/** Every attempt that the person finished. */
export function ReportsScreen({ filters, onFilter, onClear }: ReportsScreenProps) {
  const list = useReportList(filters);
  const narrowed = Object.keys(filters).length > 0;
  // Before the first report there is nothing to filter or to download.
  const none = !narrowed && list.data?.pages[0]?.items.length === 0;
  return (
    <>
      <PageHeader
        title="Reports"
        why="Every quiz that you took, with what you answered."
        action={none ? null : <ExportButton filters={filters} />}
      />
      <div className="grid gap-6">
        <UnsentList />
        {!none && <ReportFilterBar filters={filters} onFilter={onFilter} />}
        <ReportList list={list} filters={filters} narrowed={narrowed} onClear={onClear} />
      </div>
    </>
  );
}

interface ReportListProps {
  list: ReturnType<typeof useReportList>;
  filters: ReportFilters;
  /** Whether filters hide reports. */
  narrowed: boolean;
  onClear: () => void;
}

function ReportList({ list, filters, narrowed, onClear }: ReportListProps) {
  const { timeZone } = useUser();
  const kept = useMirroredReports();
  if (list.isPending) {
    return (
      <LoadingRegion label="Loading reports" className="grid gap-2">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} className="h-14 rounded-card" />
        ))}
      </LoadingRegion>
    );
  }
  if (!list.data && kept && kept.length > 0) {
    const reports = filterReports(kept, filters, timeZone);
    return (
      <>
        <p className="text-quiet">The server cannot be reached. These are the reports on this device.</p>
        <DataTable caption="Your reports" columns={COLUMNS} rows={reports} keyOf={({ id }) => id} />
      </>
    );
  }
  if (!list.data) {
    return (
      <ErrorState
        message="Your reports could not be loaded."
        kept="They are kept on the server; nothing is lost."
        onRetry={() => list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  const reports = list.data.pages.flatMap((page) => page.items);
  if (reports.length === 0) {
    return narrowed ? (
      <EmptyState action={<Button onClick={onClear}>Clear filters</Button>}>
        No report matches what you are looking for.
      </EmptyState>
    ) : (
      <EmptyState
        action={
          <LinkButton to="/user/test" look="primary">
            Choose a quiz
          </LinkButton>
        }
      >
        Your results will stand here once you have taken a quiz.
      </EmptyState>
    );
  }
  return (
    <>
      {list.isError && <StaleNote since={list.dataUpdatedAt} />}
      <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? 'opacity-55' : ''}>
        <DataTable caption="Your reports" columns={COLUMNS} rows={reports} keyOf={({ id }) => id} />
      </div>
      {list.hasNextPage && (
        <Button className="justify-self-center" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          Show more reports
        </Button>
      )}
    </>
  );
}

const COLUMNS: readonly Column<ReportCard>[] = [
  {
    id: 'quiz',
    header: 'Quiz',
    names: true,
    cell: ({ id, quiz }) => (
      <Link
        to="/report/$id"
        params={{ id }}
        className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
      >
        {quiz.title}
      </Link>
    ),
  },
  {
    id: 'date',
    header: 'Date',
    cell: ({ finishedAt }) => <RelativeTime at={finishedAt} className="whitespace-nowrap" />,
  },
  { id: 'score', header: 'Score', numeric: true, cell: ({ percentage }) => `${percentage} %` },
  {
    id: 'marks',
    header: 'Marks',
    numeric: true,
    cell: ({ score, totalMarks }) => `${score} of ${totalMarks}`,
  },
  {
    id: 'result',
    header: 'Result',
    cell: ({ passed }) => <Badge tone={passed ? 'success' : 'plain'}>{passed ? 'Passed' : 'Not passed'}</Badge>,
  },
  { id: 'time', header: 'Time', numeric: true, cell: (report) => durationTime(secondsTaken(report)) },
  { id: 'sync', header: 'Sync', cell: () => <span className="text-quiet">Synced</span> },
];
