import type { ReportCard } from '@quorbit/contracts/attempts/schema';
import { Link } from '@tanstack/react-router';
import { useMirroredReports } from '#offline/mirror/use-attempts.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ProgressRing } from '#ui/progress-ring.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { LoadingRegion, Skeleton } from '#ui/skeleton.tsx';
import { StaleNote } from '#ui/stale-note.tsx';
import { useRecentReports } from './home.queries.ts';
import { Section } from './section.tsx';

const SHOWN = 5;

/** The last few results. */
export function RecentReports() {
  return (
    <Section title="Recent results" more={{ to: '/user/report', label: 'All reports' }}>
      <Content />
    </Section>
  );
}

function Content() {
  const { data, isPending, isError, isFetching, dataUpdatedAt, refetch } = useRecentReports();
  // While the server cannot be reached, what this device holds.
  const kept = useMirroredReports();
  if (isPending) {
    return (
      <LoadingRegion label="Loading results" className="grid gap-2">
        <Skeleton className="h-18 rounded-card" />
        <Skeleton className="h-18 rounded-card" />
        <Skeleton className="h-18 rounded-card" />
      </LoadingRegion>
    );
  }
  if (!data && kept && kept.length > 0) return <Rows reports={kept.slice(0, SHOWN)} />;
  if (!data) {
    return (
      <ErrorState
        message="Your results could not be loaded."
        kept="They are kept on the server; nothing is lost."
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.items.length === 0) {
    return (
      <EmptyState action={<LinkButton to="/user/test">Choose your first quiz</LinkButton>}>
        Your results will stand here once you have taken a quiz.
      </EmptyState>
    );
  }
  return (
    <>
      {isError && <StaleNote since={dataUpdatedAt} />}
      <Rows reports={data.items} />
    </>
  );
}

type RowReport = Omit<ReportCard, 'learner'>;

function Rows({ reports }: { reports: readonly RowReport[] }) {
  return (
    <ul className="overflow-hidden rounded-card border border-base-300 bg-base-100">
      {reports.map((report) => (
        <ReportRow key={report.id} report={report} />
      ))}
    </ul>
  );
}

function ReportRow({ report }: { report: RowReport }) {
  const page: string = `/report/${report.id}`;
  return (
    <li className="relative flex items-center gap-4 px-5 py-3.5 transition-colors not-first:border-t not-first:border-base-300 hover:bg-base-200">
      <ProgressRing
        label="Score"
        value={report.percentage / 100}
        className={`size-16 ${report.passed ? 'text-success' : 'text-quiet'}`}
      >
        <span className="figures text-sm font-bold text-base-content">{report.percentage}%</span>
      </ProgressRing>
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <div className="min-w-44 flex-1">
          <Link to={page} className="font-semibold after:absolute after:inset-0">
            {report.quiz.title}
          </Link>
          <p className="text-sm text-quiet">
            <RelativeTime at={report.finishedAt} />, {report.score} of {report.totalMarks} marks
            {report.xpEarned > 0 && `, ${report.xpEarned} XP`}
          </p>
        </div>
        <Badge tone={report.passed ? 'success' : 'plain'}>{report.passed ? 'Passed' : 'Not passed'}</Badge>
      </div>
    </li>
  );
}
