import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton, Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { useWrittenReport } from '../written-tests.queries.ts';
import { WrittenReportView } from './written-report-view.tsx';

/** The page with a learner's answers in a test and, once they are published, its marks. */
export function WrittenReportScreen({ sittingId }: { sittingId: string }) {
  const view = useWrittenReport(sittingId);
  return (
    <>
      {view.state !== 'shown' && <PageHeader title="Written report" />}
      <QueryView
        view={view}
        loading={{
          label: 'Loading report',
          className: 'grid gap-6',
          shape: (
            <>
              <Skeleton className="h-44 rounded-tile" />
              <Skeletons count={2} className="h-72 rounded-card" />
            </>
          ),
        }}
        failing={{ message: "We couldn't load this report.", reassurance: "It's safe on the server." }}
        missing={
          <EmptyState
            drawing="not-found"
            action={<LinkButton to="/user/written-reports">Your written reports</LinkButton>}
          >
            We couldn't find that report. Check the address, or look for it among your written reports.
          </EmptyState>
        }
      >
        {(report) => <WrittenReportView report={report} />}
      </QueryView>
    </>
  );
}
