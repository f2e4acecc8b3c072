import type { WrittenReportDetail } from '@quorbit/contracts/written-tests/schema';
import { Hourglass } from 'lucide-react';
import { formatCount } from '#lib/words/format-count.ts';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ProgressRing } from '#ui/pictures/progress-ring.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { formatPoints, NEXT_STEP_TEXTS, STATE_LABELS } from '../format-written-test.ts';
import { ReportedAnswer } from './reported-answer.tsx';

/** A report on a learner's sitting: a summary of its marks, then every question. */
export function WrittenReportView({ report }: { report: WrittenReportDetail }) {
  const { test, startedAt, submittedAt, questions } = report;
  return (
    <>
      <PageHeader
        title={test.title}
        documentTitle={`Written report: ${test.title}`}
        description={
          <>
            {test.category}, {submittedAt === null ? 'started' : 'submitted'}{' '}
            <RelativeTime at={submittedAt ?? startedAt} />
          </>
        }
        action={<LinkButton to="/user/written-reports">Your written reports</LinkButton>}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Summary report={report} />
        <ol aria-label="Questions" className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {questions.map((question, index) => (
            <li key={question.id}>
              <ReportedAnswer question={question} number={index + 1} published={report.state === 'published'} />
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

function Summary({ report }: { report: WrittenReportDetail }) {
  const { test, state, points, marks, percentage, publishedAt, questions } = report;
  const empty = questions.filter(({ text }) => text.trim() === '').length;
  return (
    <section
      aria-label="Result"
      className="on-neutral flex flex-wrap items-center gap-5 rounded-tile bg-neutral p-5 text-neutral-content sm:gap-8 sm:p-6 lg:p-8"
    >
      {points === null || percentage === null ? (
        <Hourglass className="size-12 shrink-0 text-accent" aria-hidden="true" />
      ) : (
        <ProgressRing
          label="Marks"
          value={percentage / 100}
          valueText={`${percentage}%`}
          className="size-24 sm:size-36"
        >
          <span className="figures text-xl font-extrabold sm:text-3xl">{percentage}%</span>
        </ProgressRing>
      )}
      <div className="grid min-w-0 flex-1 basis-32 justify-items-start gap-2">
        <Badge>{STATE_LABELS[state]}</Badge>
        <p className="font-display text-lg font-bold sm:text-xl lg:text-2xl">
          {points === null ? NEXT_STEP_TEXTS[state] : `${formatPoints(points, marks)} marks`}
        </p>
        <p className="text-neutral-content/85">
          {formatCount(questions.length, 'question', 'questions')}
          {empty > 0 && `, ${empty} left empty`}
          {publishedAt !== null && (
            <>
              . Marked <RelativeTime at={publishedAt} />
            </>
          )}
        </p>
        {state === 'in_progress' && (
          <LinkButton to={`/take-written-test/${test.id}`} look="accent">
            Continue
          </LinkButton>
        )}
      </div>
    </section>
  );
}
