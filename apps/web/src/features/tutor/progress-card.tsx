import type { ProgressReport } from '@quorbit/contracts/tutor/schema';
import { CloseButton } from '#ui/dialogs/close-button.tsx';
import { ProgressBar } from '#ui/loading/progress-bar.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { MessageText } from './message-text.tsx';
import { useProgressReport } from './tutor.queries.ts';

/** A card with the learner's progress, in words and figures. */
export function ProgressCard({ onClose }: { onClose: () => void }) {
  return (
    <article
      aria-label="Your progress"
      className="rise-in grid max-w-reading grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-base-300 bg-base-100 p-4"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg">Your progress</h2>
        <CloseButton label="Close your progress" onClose={onClose} className="-m-2" />
      </div>
      <QueryView
        view={useProgressReport()}
        loading={{ label: 'Loading your progress', shape: <Skeleton className="h-40" /> }}
        failing={{ message: 'Failed to load your progress' }}
      >
        {(report) => <Report report={report} />}
      </QueryView>
    </article>
  );
}

function Report({ report }: { report: ProgressReport }) {
  const { summary, level, xp, streak, completedQuizzes, averageScore, dueReviews } = report;
  const figures: readonly [string, string][] = [
    ['Level', String(level)],
    ['XP', String(xp)],
    ['Streak', streak === 1 ? '1 day' : `${streak} days`],
    ['Quizzes', String(completedQuizzes)],
    ['Average score', averageScore === null ? '–' : `${averageScore}%`],
    ['Reviews due', String(dueReviews)],
  ];
  return (
    <>
      {/* Only the summary's first paragraph is shown, because its list repeats the figures below. */}
      <MessageText content={summary.split('\n\n')[0] ?? ''} />
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {figures.map(([label, value]) => (
          <div key={label} className="rounded-field bg-base-200 px-3 py-2">
            <dt className="text-sm text-quiet">{label}</dt>
            <dd className="figures text-lg font-bold">{value}</dd>
          </div>
        ))}
      </dl>
      <Shares title="Strengths" shares={report.strengths} />
      <Shares title="Weak areas" shares={report.weaknesses} />
    </>
  );
}

interface SharesProps {
  title: string;
  shares: ProgressReport['strengths'];
}

function Shares({ title, shares }: SharesProps) {
  if (shares.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-base">{title}</h3>
      <ul className="grid gap-2">
        {shares.map(({ category, accuracy }) => (
          <li key={category} className="grid gap-1">
            <span className="flex justify-between gap-3 text-sm">
              <span className="min-w-0 wrap-anywhere">{category}</span>
              <span className="figures font-semibold">{accuracy}%</span>
            </span>
            <ProgressBar label={`Right answers in ${category}`} value={accuracy} max={100} />
          </li>
        ))}
      </ul>
    </div>
  );
}
