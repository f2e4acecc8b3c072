import type { Report } from '@quorbit/contracts/attempts/schema';
import { Lock } from 'lucide-react';
import { useClosesAt } from '#features/quizzes/use-closes-at.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { formatDayAndTime, formatExactTime } from '#ui/format-time.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { BackToOrigin } from './back-to-origin.tsx';
import { SubmittedAnswers } from './submitted-answers.tsx';

/** Shows an attempt that the server stores while its quiz is sealed: its answers, and when it will be graded. */
export function SubmittedReport({ report }: { report: Report }) {
  const { quiz, answers, finishedAt } = report;
  const closesAt = useClosesAt(quiz.id);
  return (
    <>
      <PageHeader
        title={quiz.title}
        documentTitle={`Report: ${quiz.title}`}
        description={
          <>
            {quiz.category}, finished <RelativeTime at={finishedAt} />
          </>
        }
      />
      <div className="grid gap-6">
        <div className="flex flex-wrap items-center gap-4 rounded-card border border-base-300 bg-base-100 p-5">
          <Lock className="size-10 shrink-0 text-accent" aria-hidden="true" />
          <div role="status" className="min-w-0 flex-1 basis-72">
            <p className="font-display text-xl font-bold">Submitted</p>
            <p>
              Your answers are safe on the server.{' '}
              {closesAt ? (
                <>
                  Results on{' '}
                  <time dateTime={closesAt} title={formatExactTime(new Date(closesAt))}>
                    {formatDayAndTime(new Date(closesAt))}
                  </time>
                  .
                </>
              ) : (
                "You'll see your result when answers open."
              )}
            </p>
          </div>
          <BackToOrigin quizId={quiz.id} />
          <LinkButton to="/user/test">Back to quizzes</LinkButton>
        </div>
        <SubmittedAnswers answers={answers} />
      </div>
    </>
  );
}
