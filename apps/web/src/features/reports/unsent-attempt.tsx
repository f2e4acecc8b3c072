import { askedOf } from '@quorbit/contracts/quizzes/question';
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
import { AttemptStatus } from './attempt-status.tsx';
import { type GivenAnswerShown, GivenAnswers } from './given-answers.tsx';
import type { TabId } from './report-answers.tsx';
import { ReportView } from './report-view.tsx';
import { useStuck } from './use-stuck.ts';

interface UnsentAttemptProps {
  attempt: PendingAttempt;
  hushed: boolean;
  tab: TabId;
  onTab: (tab: TabId) => void;
}

/** A finished attempt that the server has not graded: what this device can say about it, and what is to be done. */
export function UnsentAttempt({ attempt, ...shown }: UnsentAttemptProps) {
  const { status, report } = attempt;
  const arrived = status === 'arrived' || status === 'parked';
  const waits = useStuck();
  const stuck = status === 'parked' || status === 'rejected' || (waits && !arrived);
  if (report && status !== 'rejected') {
    const stage = arrived ? 'arrived' : 'here';
    const note = stuck && <Status attempt={attempt} stuck small />;
    return <ReportView {...shown} report={report} stage={stage} stuck={stuck} note={note} />;
  }
  return (
    // Most answers come at once: then this is never seen.
    <div className="after-a-moment grid gap-6">
      <Title attempt={attempt} />
      <Status attempt={attempt} stuck={stuck} />
      <div>
        <LinkButton to="/user/test">Back to quizzes</LinkButton>
      </div>
      {attempt.pack && <GivenAnswers answers={givenIn(attempt.args, attempt.pack)} />}
    </div>
  );
}

function givenIn({ answers }: AttemptSubmitArgs, { questions }: PackBody): GivenAnswerShown[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  return answers.flatMap(({ questionId, option, response }) => {
    const question = byId.get(questionId);
    return question ? [{ questionId, ...askedOf(question), option, response }] : [];
  });
}

interface StatusProps {
  attempt: PendingAttempt;
  stuck: boolean;
  /** It is shown below a result, which is the greater thing. */
  small?: boolean;
}

function Status({ attempt: { opId, status, refusal, keptBy, pack, report }, stuck, small = false }: StatusProps) {
  const { tryAgain } = useWork();
  const [trying, setTrying] = useState(false);

  async function tryNow(): Promise<void> {
    setTrying(true);
    try {
      if (status === 'rejected') await tryAgain(opId);
      await syncNow();
    } finally {
      setTrying(false);
    }
  }

  const look = small
    ? 'gap-x-4 rounded-card border border-base-300 bg-base-100 px-5 py-4'
    : 'on-neutral gap-x-6 rounded-tile bg-neutral p-6 text-neutral-content lg:p-8';
  return (
    <section aria-label="Status" className={`flex flex-wrap items-center gap-y-4 ${look}`}>
      <AttemptStatus
        status={status}
        refusal={refusal}
        keptBy={keptBy}
        stuck={stuck}
        sealed={pack !== null && report === null}
        small={small}
      />
      {stuck && status !== 'parked' && (
        <Button look={small ? 'secondary' : 'accent'} busy={trying} onClick={tryNow}>
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
        why={
          <>
            Finished <RelativeTime at={finishedAt} />
          </>
        }
      />
    </div>
  );
}
