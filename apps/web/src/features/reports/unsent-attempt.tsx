import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import type { PackBody } from '@quorbit/contracts/quizzes/schema';
import { useState } from 'react';
import { useAfter } from '#lib/use-after.ts';
import type { PendingAttempt } from '#offline/mirror/attempts.ts';
import { isHeldUp, syncNow, useSyncStatus } from '#offline/sync-status.ts';
import { useWork } from '#offline/use-work.ts';
import { AnswerShape } from '#ui/answer-shape.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { AttemptStanding } from './attempt-standing.tsx';
import { ReportView } from './report-view.tsx';

/** Longer than this nobody is kept waiting for the server's word when there is a result to show. */
const PATIENCE_MS = 3000;

/** A finished attempt that the server has not graded: where it stands, and what this device can say about it. */
export function UnsentAttempt({ attempt }: { attempt: PendingAttempt }) {
  const { opId, standing, report, refusal } = attempt;
  const { tryAgain } = useWork();
  const [trying, setTrying] = useState(false);
  const failing = isHeldUp(useSyncStatus());
  const slow = useAfter(PATIENCE_MS);
  const settled = standing === 'parked' || standing === 'rejected';
  const heldUp = failing || slow || settled;

  async function tryNow(): Promise<void> {
    setTrying(true);
    try {
      if (standing === 'rejected') await tryAgain(opId);
      await syncNow();
    } finally {
      setTrying(false);
    }
  }

  const shownReport = heldUp && standing !== 'rejected' ? report : null;
  // Beside a result it is the lesser thing.
  const look = shownReport
    ? 'gap-x-4 rounded-card border border-base-300 bg-base-100 px-5 py-4'
    : 'on-neutral gap-x-6 rounded-tile bg-neutral p-6 text-neutral-content lg:p-8';
  const where = (
    <section aria-label="Where it stands" className={`flex flex-wrap items-center gap-y-4 ${look}`}>
      <AttemptStanding
        standing={standing}
        refusal={refusal}
        heldUp={heldUp}
        sealed={report === null}
        small={shownReport !== null}
      />
      {heldUp && standing !== 'parked' && (
        <Button look={shownReport ? 'secondary' : 'accent'} busy={trying} onClick={tryNow}>
          {standing === 'rejected' ? 'Try again' : 'Send now'}
        </Button>
      )}
    </section>
  );

  if (shownReport)
    return (
      <ReportView
        report={shownReport}
        justFinished={false}
        stage={standing === 'parked' ? 'arrived' : 'here'}
        note={where}
      />
    );
  return (
    // Most answers come at once: then this is never seen.
    <div className="after-a-moment grid gap-6">
      <Title attempt={attempt} />
      {where}
      <div>
        <LinkButton to="/user/test">Back to quizzes</LinkButton>
      </div>
      {attempt.pack && <GivenAnswers attempt={attempt} pack={attempt.pack} />}
    </div>
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

function GivenAnswers({ attempt: { args }, pack }: { attempt: PendingAttempt; pack: PackBody }) {
  const chosen = new Map(args.answers.map(({ questionId, option }) => [questionId, option]));
  return (
    <section aria-labelledby="given-answers" className="grid gap-4">
      <h2 id="given-answers" className="text-xl">
        Your answers
      </h2>
      <ol className="grid gap-3">
        {pack.questions.map(({ id, question, options }, index) => (
          <li key={id}>
            <Card className="grid gap-2">
              <h3 className="text-pretty whitespace-pre-line text-base">
                <span className="figures text-quiet">{index + 1}.</span> {question}
              </h3>
              <GivenAnswer options={options} chosen={chosen.get(id) ?? null} />
            </Card>
          </li>
        ))}
      </ol>
    </section>
  );
}

function GivenAnswer({ options, chosen }: { options: readonly string[]; chosen: number | null }) {
  const letter = chosen === null ? undefined : LETTERS[chosen];
  if (chosen === null || letter === undefined) return <p className="text-quiet">Skipped</p>;
  return (
    <p className="flex items-center gap-3">
      <AnswerShape letter={letter} className="size-5" />
      {letter}. {options[chosen]}
    </p>
  );
}
