import type { WrittenReport } from '@quorbit/contracts/written-tests/schema';
import { Link } from '@tanstack/react-router';
import { Hourglass, PenLine } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ProgressRing } from '#ui/pictures/progress-ring.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { formatPoints, STATE_LABELS } from '../format-written-test.ts';
import { useWrittenReports } from '../written-tests.queries.ts';

/** The page with every written test that the learner took, and its result. */
export function WrittenReportsScreen() {
  const view = useWrittenReports();
  return (
    <>
      <PageHeader
        title="Written reports"
        description="Your written tests, your answers and their marks."
        action={<LinkButton to="/written-tests">All written tests</LinkButton>}
      />
      <div className="grid gap-6">
        <QueryView
          view={view}
          loading={{
            label: 'Loading written reports',
            className: 'grid gap-3',
            shape: <Skeletons count={4} className="h-22 rounded-card" />,
          }}
          failing={{ message: "We couldn't load your written reports.", reassurance: "They're safe on the server." }}
          empty={
            <EmptyState
              action={
                <LinkButton to="/written-tests" look="primary">
                  Choose a written test
                </LinkButton>
              }
            >
              Your answers and marks will appear here after your first written test.
            </EmptyState>
          }
          more="Show more written reports"
        >
          {(reports) => (
            <ul aria-label="Written reports" className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {reports.map((report) => (
                <li key={report.id}>
                  <ReportRow report={report} />
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </div>
    </>
  );
}

function ReportRow({ report }: { report: WrittenReport }) {
  const { id, test, state, startedAt, submittedAt, points, marks, percentage } = report;
  const open = state === 'in_progress';
  const Icon = open ? PenLine : Hourglass;
  return (
    <article className="relative flex min-h-22 items-center gap-4 rounded-card border border-base-300 bg-base-100 p-4 transition-colors hover:bg-base-200">
      {percentage === null ? (
        <span className="grid size-14 shrink-0 place-items-center">
          <Icon className="size-6 text-quiet" aria-hidden="true" />
        </span>
      ) : (
        <ProgressRing
          label={`Marks of ${test.title}`}
          value={percentage / 100}
          valueText={`${percentage}%`}
          className="size-14 text-primary"
        >
          <span className="figures text-sm font-bold">{percentage}%</span>
        </ProgressRing>
      )}
      <div className="min-w-0 grow">
        <h2 className="text-base leading-tight font-semibold wrap-anywhere">
          <Link
            to={open ? '/take-written-test/$testId' : '/user/written-test-report/$sittingId'}
            params={{ testId: test.id, sittingId: id }}
            className="underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {test.title}
          </Link>
        </h2>
        <p className="mt-0.5 text-sm text-quiet">
          {open ? 'Started' : 'Submitted'} <RelativeTime at={submittedAt ?? startedAt} />
          {points !== null && (
            <>
              {' · '}
              <span className="figures">{formatPoints(points, marks)} marks</span>
            </>
          )}
        </p>
        <Badge tone={state === 'published' ? 'success' : 'plain'} className="mt-1.5 sm:hidden">
          {STATE_LABELS[state]}
        </Badge>
      </div>
      <Badge tone={state === 'published' ? 'success' : 'plain'} className="max-sm:hidden">
        {STATE_LABELS[state]}
      </Badge>
    </article>
  );
}
