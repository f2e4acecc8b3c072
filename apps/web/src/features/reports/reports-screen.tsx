import type { ReportCard } from '@quorbit/contracts/attempts/schema';
import type { View } from '#lib/server/view.ts';
import { useUser } from '#lib/session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ExportButton } from './export-button.tsx';
import { filterReports, mergeGradedSince } from './local-reports.ts';
import { ReportFilterBar } from './report-filter-bar.tsx';
import type { FilterChanges, ReportFilters } from './report-filters.ts';
import { ReportTable } from './report-table.tsx';
import { useReportList } from './reports.queries.ts';
import { UnsentList } from './unsent-list.tsx';
import { useFinishedAttempts } from './use-finished-attempts.ts';

interface ReportsScreenProps {
  filters: ReportFilters;
  /** Changes the given filters; an empty string removes a filter. */
  onFilter: (changes: FilterChanges) => void;
  onClear: () => void;
}

/** The list of the user's finished attempts, with filters and a CSV download. */
export function ReportsScreen({ filters, onFilter, onClear }: ReportsScreenProps) {
  const { timeZone } = useUser();
  const finished = useFinishedAttempts();
  const local =
    finished &&
    filterReports({ rows: finished.arrived, welcomeQuizId: finished.welcomeQuizId, zone: timeZone }, filters);
  const view = mergeLocal(
    useReportList(filters).withFallback(finished?.arrived.length === 0 ? null : local),
    local ?? [],
  );
  // An attempt in the server's list is graded, even if the server's reply to this device got lost.
  const listed = new Set(view.state === 'shown' ? view.data.map(({ id }) => id) : []);
  const unsent = finished?.pending.filter(({ attemptId }) => !listed.has(attemptId)) ?? [];
  const narrowed = Object.keys(filters).length > 0;
  // Before the first report there is nothing to filter or to download.
  const isEmpty = !narrowed && view.state === 'shown' && view.data.length === 0;
  return (
    <>
      <PageHeader
        title="Reports"
        description="Your quizzes and answers."
        action={
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/user/written-reports">Written reports</LinkButton>
            {!isEmpty && <ExportButton filters={filters} />}
          </div>
        }
      />
      <div className="grid gap-6">
        <UnsentList unsent={unsent} />
        {!isEmpty && <ReportFilterBar filters={filters} onFilter={onFilter} />}
        <QueryView
          view={view}
          loading={{
            label: 'Loading reports',
            className: 'grid gap-3 md:gap-2',
            shape: <Skeletons count={6} className="h-22 rounded-card md:h-18" />,
          }}
          failing={{
            message: "We couldn't load your reports.",
            reassurance: "They're safe on the server.",
          }}
          empty={narrowed ? <NoMatch onClear={onClear} /> : <NoReport />}
          more="Show more reports"
          deviceNote={<p className="text-quiet">We can't reach the server. These are the reports on this device.</p>}
        >
          {(reports) => <ReportTable reports={reports} />}
        </QueryView>
      </div>
    </>
  );
}

/** Adds attempts that were graded after the server's list was fetched, until the list is fetched again. */
function mergeLocal(view: View<ReportCard[]>, local: readonly ReportCard[]): View<ReportCard[]> {
  if (view.state !== 'shown' || view.outdated) return view;
  return { ...view, data: mergeGradedSince(view.data, local, !view.more) };
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState action={<Button onClick={onClear}>Clear filters</Button>}>No reports match your filters.</EmptyState>
  );
}

function NoReport() {
  return (
    <EmptyState
      action={
        <LinkButton to="/user/test" look="primary">
          Choose a quiz
        </LinkButton>
      }
    >
      Your results will appear here after your first quiz.
    </EmptyState>
  );
}
