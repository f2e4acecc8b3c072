import type { GradedReport } from '@quorbit/contracts/attempts/graded';
import { secondsTaken } from '@quorbit/contracts/attempts/seconds-taken';
import type { ReactNode } from 'react';
import { formatDuration } from '#lib/words/format-duration.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ProgressRing } from '#ui/pictures/progress-ring.tsx';
import { formatHeadline, formatReviewLabel } from './format-result.ts';
import type { AttemptProgress } from './result.mirror.ts';
import { ResultBadges } from './result-badges.tsx';
import { useMistakesToReview } from './use-mistakes-to-review.ts';
import { useTimeRanOut } from './use-result.ts';

interface ReportSummaryProps {
  report: GradedReport;
  progress: AttemptProgress;
  /** Whether sending fails or takes too long, so that the attempt counts as waiting; false while it's being sent. */
  stuck: boolean;
  onReview: () => void;
}

/** The result of an attempt at a glance, with a button for the next step. */
export function ReportSummary({ report, progress, stuck, onReview }: ReportSummaryProps) {
  const { quiz, percentage, passed, score, totalMarks, passingMarks, xpEarned } = report;
  const mistakes = useMistakesToReview(report);
  const provisional = progress !== 'counted' && stuck;
  return (
    <section
      aria-label="Result"
      className="on-neutral grid gap-5 rounded-tile bg-neutral p-5 text-neutral-content sm:p-6 lg:p-8"
    >
      <div className="flex items-center gap-5 sm:gap-8">
        <ProgressRing
          label="Score"
          value={percentage / 100}
          valueText={`${percentage}%`}
          className="size-24 sm:size-36 lg:size-40"
        >
          <span className="figures text-xl font-extrabold sm:text-3xl">{percentage}%</span>
        </ProgressRing>
        <div className="grid min-w-0 gap-2">
          <ResultBadges
            passed={quiz.welcome ? null : passed}
            provisional={provisional}
            timeRanOut={useTimeRanOut(report.id)}
          />
          <p className="font-display text-lg font-bold sm:text-xl lg:text-2xl">{formatHeadline(report)}</p>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-10">
        <Fact label="Marks">
          {score} of {totalMarks}{' '}
          {!quiz.welcome && <span className="text-sm font-normal opacity-85">({passingMarks} to pass)</span>}
        </Fact>
        <Fact label="Earned">
          {xpEarned} XP{provisional && ' pending'}
        </Fact>
        <Fact label="Time">{formatDuration(secondsTaken(report))}</Fact>
        {provisional && (
          <Fact label="Sync">
            <span>Waiting</span>
          </Fact>
        )}
      </dl>
      <div className="flex min-h-11 flex-wrap gap-3">
        {mistakes === null ? null : mistakes > 0 ? (
          <Button look="accent" onClick={onReview} className="max-sm:w-full">
            {formatReviewLabel(mistakes)}
          </Button>
        ) : (
          <LinkButton to="/user/test" look="accent" className="max-sm:w-full">
            Choose another quiz
          </LinkButton>
        )}
      </div>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-neutral-content/85">{label}</dt>
      <dd className="figures font-bold sm:text-lg">{children}</dd>
    </div>
  );
}
