import { isGraded } from '@quorbit/contracts/attempts/graded';
import type { Report } from '@quorbit/contracts/attempts/schema';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { PendingAttempt } from '#features/attempts/pending-attempts.mirror.ts';
import { usePendingAttempt } from '#features/attempts/use-pending-attempt.ts';
import type { ProgressSnapshot } from '#features/xp/progress-snapshot.mirror.ts';
import type { View } from '#lib/server/view.ts';
import { useUser } from '#lib/session.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { wasCelebrated } from '#ui/celebration/celebrated.ts';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton, Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import type { TabId } from './answers/report-answers.tsx';
import { ReportView, showMistakes } from './report-view.tsx';
import { useReport } from './reports.queries.ts';
import { ResultMoment, resultKey } from './result-moment.tsx';
import { SubmittedReport } from './submitted-report.tsx';
import { UnsentAttempt } from './unsent-attempt.tsx';
import { useMirroredReport } from './use-mirrored-report.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the attempt was submitted just now, so that its result is celebrated. */
    finished?: boolean;
    /** The learner's progress before the attempt. */
    before?: ProgressSnapshot;
  }
}

/** The screen of one attempt: right after its submission a celebration of the result, then its report. */
export function ReportScreen({ id }: { id: string }) {
  const { id: learner } = useUser();
  const { finished, before } = useLocation({ select: ({ state }) => state });
  const [celebrating, setCelebrating] = useState(() => finished === true && !wasCelebrated(learner, resultKey(id)));
  const [tab, setTab] = useState<TabId>('all');
  const onEnd = useCallback(() => setCelebrating(false), []);
  return (
    <>
      <AttemptReport id={id} resultHidden={celebrating} tab={tab} onTab={setTab} />
      {celebrating && (
        <ResultMoment attemptId={id} before={before} onEnd={onEnd} onReview={() => showMistakes(setTab)} />
      )}
    </>
  );
}

interface ReportTabProps {
  /** Whether the result is being celebrated in front of the page, so that the page doesn't show it, too. */
  resultHidden: boolean;
  tab: TabId;
  onTab: (tab: TabId) => void;
}

/** Shows the attempt's report, or its state on this device until the server has graded it. */
function AttemptReport({ id, ...rest }: { id: string } & ReportTabProps) {
  const pending = usePendingAttempt(id);
  const sent = useLastSent(id, pending);
  if (pending === undefined) return <ReportPage {...rest} view={{ state: 'loading' }} />;
  if (pending && pending.status !== 'arrived') return <UnsentAttempt {...rest} attempt={pending} />;
  return <GradedReport {...rest} id={id} arrived={pending ?? sent} />;
}

/**
 * Returns the attempt as it last was in the queue, marked as arrived. The page shows it until the server's report has
 * loaded, because the queue drops it sooner. Null if it was refused or never queued while the page was open.
 */
function useLastSent(id: string, pending: PendingAttempt | null | undefined): PendingAttempt | null {
  const [sent, setSent] = useState<PendingAttempt | null>(null);
  if (pending && pending !== sent) setSent(pending);
  return sent?.attemptId === id && sent.status !== 'rejected' ? { ...sent, status: 'arrived' } : null;
}

/**
 * Shows the server's report of an attempt.
 * @param arrived this device's data of the attempt, shown until the report has loaded; null for none.
 */
function GradedReport({ id, arrived, ...rest }: { id: string; arrived: PendingAttempt | null } & ReportTabProps) {
  // Without a network this device's report is shown, which lacks only how other learners did.
  const view = useReport(id).withFallback(useMirroredReport(id));
  if (arrived && view.state !== 'shown') return <UnsentAttempt {...rest} attempt={arrived} />;
  return <ReportPage {...rest} view={view} />;
}

function ReportPage({ view, ...rest }: { view: View<Report> } & ReportTabProps) {
  return (
    <>
      {view.state !== 'shown' && <PageHeader title="Report" />}
      <QueryView
        view={view}
        loading={{
          label: 'Loading report',
          className: 'grid gap-6',
          shape: (
            <>
              <Skeleton className="h-78 rounded-tile" />
              <Skeletons count={2} className="h-40 rounded-card" />
            </>
          ),
        }}
        failing={{
          message: "We couldn't load this report.",
          reassurance: "It's safe on the server.",
        }}
        missing={
          <EmptyState drawing="not-found" action={<LinkButton to="/user/report">All reports</LinkButton>}>
            We couldn't find that report. Check the address, or look for it among your reports.
          </EmptyState>
        }
        // A stored report needs no note on its age, because a graded attempt doesn't change.
        hideNote
      >
        {(report) =>
          isGraded(report) ? (
            <ReportView {...rest} report={report} progress="counted" stuck={false} />
          ) : (
            <SubmittedReport report={report} />
          )
        }
      </QueryView>
    </>
  );
}
