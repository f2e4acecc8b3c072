import { toAskedContent } from '@quorbit/contracts/quizzes/question';
import type { PackBody } from '@quorbit/contracts/quizzes/schema';
import type { AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';
import { useState } from 'react';
import type { PendingAttempt } from '#features/attempts/pending-attempts.mirror.ts';
import { syncNow } from '#offline/sync-status.ts';
import { useWork } from '#offline/use-work.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import type { TabId } from './answers/report-answers.tsx';
import { AttemptStatus } from './attempt-status.tsx';
import { ReportView } from './report-view.tsx';
import { SubmittedAnswers, type SubmittedAnswerView } from './submitted-answers.tsx';
import { useStuck } from './use-stuck.ts';

interface UnsentAttemptProps {
  attempt: PendingAttempt;
  resultHidden: boolean;
  tab: TabId;
  onTab: (tab: TabId) => void;
}

/**
 * Shows a finished attempt that the server hasn't graded: its provisional result or its answers, its status, and
 * buttons to send it.
 */
export function UnsentAttempt({ attempt, ...rest }: UnsentAttemptProps) {
  const { status, report } = attempt;
  const arrived = status === 'arrived' || status === 'parked';
  const isWaiting = useStuck();
  const stuck = status === 'parked' || status === 'rejected' || (isWaiting && !arrived);
  if (report && status !== 'rejected') {
    const progress = arrived ? 'arrived' : 'here';
    const note = stuck && <Status attempt={attempt} stuck small />;
    return <ReportView {...rest} report={report} progress={progress} stuck={stuck} note={note} />;
  }
  return (
    // Most replies arrive quickly, so this delayed view is usually never seen.
    <div className="after-a-moment grid gap-6">
      <Title attempt={attempt} />
      <Status attempt={attempt} stuck={stuck} />
      <div>
        <LinkButton to="/user/test">Back to quizzes</LinkButton>
      </div>
      {attempt.pack && <SubmittedAnswers answers={toSubmittedAnswers(attempt.args, attempt.pack)} />}
    </div>
  );
}

function toSubmittedAnswers({ answers }: AttemptSubmitArgs, { questions }: PackBody): SubmittedAnswerView[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return answers.flatMap(({ questionId, option, response }) => {
    const question = byId.get(questionId);
    return question ? [{ questionId, ...toAskedContent(question), option, response }] : [];
  });
}

interface StatusProps {
  attempt: PendingAttempt;
  stuck: boolean;
  /** Whether the status is shown in a compact form, below a result that matters more. */
  small?: boolean;
}

function Status({ attempt: { opId, status, refusal, storedBy, pack, report }, stuck, small = false }: StatusProps) {
  const { retryRefused } = useWork();
  const [retrying, setRetrying] = useState(false);

  async function retry(): Promise<void> {
    setRetrying(true);
    try {
      if (status === 'rejected') await retryRefused(opId);
      await syncNow();
    } finally {
      setRetrying(false);
    }
  }

  const classes = small
    ? 'gap-x-4 rounded-card border border-base-300 bg-base-100 px-5 py-4'
    : 'on-neutral gap-x-6 rounded-tile bg-neutral p-6 text-neutral-content lg:p-8';
  return (
    <section aria-label="Status" className={`flex flex-wrap items-center gap-y-4 ${classes}`}>
      <AttemptStatus
        status={status}
        refusal={refusal}
        storedBy={storedBy}
        stuck={stuck}
        sealed={pack !== null && report === null}
        small={small}
      />
      {stuck && status !== 'parked' && (
        <Button look={small ? 'secondary' : 'accent'} busy={retrying} onClick={retry}>
          {status === 'rejected' ? 'Try again' : 'Send now'}
        </Button>
      )}
    </section>
  );
}

function Title({ attempt: { pack, finishedAt } }: { attempt: PendingAttempt }) {
  const title = pack?.title ?? 'Finished quiz';
  return (
    <div className="-mb-6 lg:-mb-8">
      <PageHeader
        title={title}
        documentTitle={`Report: ${title}`}
        description={
          <>
            Finished <RelativeTime at={finishedAt} />
          </>
        }
      />
    </div>
  );
}
