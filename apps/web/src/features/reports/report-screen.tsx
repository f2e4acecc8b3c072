import { useLocation } from '@tanstack/react-router';
import { describeFailure } from '#lib/errors.ts';
import { useMirroredReport, usePendingAttempt } from '#offline/mirror/use-attempts.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingRegion, Skeleton } from '#ui/skeleton.tsx';
import { ReportView } from './report-view.tsx';
import { useReport } from './reports.queries.ts';
import { UnsentAttempt } from './unsent-attempt.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The attempt was handed in just now: a pass is worth a moment of joy. */
    finished?: boolean;
  }
}

/** What came of one attempt: its report, or where it stands while the server has not graded it. */
export function ReportScreen({ id }: { id: string }) {
  const pending = usePendingAttempt(id);
  if (pending === undefined) return <ReportSkeleton />;
  return pending && pending.standing !== 'arrived' ? <UnsentAttempt attempt={pending} /> : <GradedReport id={id} />;
}

function GradedReport({ id }: { id: string }) {
  const { data, isPending, error, isFetching, refetch } = useReport(id);
  // Without a network what this device holds is enough, but for how others did.
  const mirrored = useMirroredReport(id);
  const justFinished = useLocation({ select: ({ state }) => state.finished === true });
  const report = data ?? (isPending ? null : mirrored);
  if (report) return <ReportView report={report} justFinished={justFinished} />;
  if (isPending || mirrored === undefined) return <ReportSkeleton />;
  return (
    <>
      <PageHeader title="Report" />
      {describeFailure(error).code === 'NOT_FOUND' ? (
        <EmptyState action={<LinkButton to="/user/report">All reports</LinkButton>}>
          There is no such report. The address may be mistyped, or the report is not yours to see.
        </EmptyState>
      ) : (
        <ErrorState
          message="This report could not be loaded."
          kept="It is kept on the server; nothing is lost."
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      )}
    </>
  );
}

function ReportSkeleton() {
  return (
    <>
      <PageHeader title="Report" />
      <LoadingRegion label="Loading report" className="grid gap-6">
        <Skeleton className="h-60 rounded-tile" />
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </LoadingRegion>
    </>
  );
}
