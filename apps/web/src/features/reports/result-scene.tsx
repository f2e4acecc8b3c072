import type { GradedReport } from '@quorbit/contracts/attempts/graded';
import { CloudUpload } from 'lucide-react';
import { useEffect } from 'react';
import { useAnimatedCount } from '#ui/celebration/use-animated-count.ts';
import { ProgressRing } from '#ui/pictures/progress-ring.tsx';
import { formatHeadline } from './format-result.ts';
import { LevelGain } from './level-gain.tsx';
import { ResultBadges } from './result-badges.tsx';
import { useTimeRanOut } from './use-result.ts';

interface ResultSceneProps {
  report: GradedReport;
  /** Whether the attempt waits to be sent or checked, so that its result is provisional. */
  waiting: boolean;
  /** Called when the ring has reached the score. */
  onCounted: () => void;
  /** The learner's XP before and after the attempt; missing if this device doesn't know them. */
  xp: { from: number; to: number } | null | undefined;
}

/** Shows the result for the first time, animated: the ring fills, the XP counts up, the level's bar moves. */
export function ResultScene({ report, waiting, onCounted, xp }: ResultSceneProps) {
  const { quiz, percentage, passed, score, totalMarks, xpEarned } = report;
  const shownPercentage = useAnimatedCount(0, percentage);
  const earned = useAnimatedCount(0, xpEarned);
  const counted = shownPercentage === percentage;

  useEffect(() => {
    if (counted) onCounted();
  }, [counted, onCounted]);

  return (
    <>
      <div className={passed && counted ? 'celebration-pulse' : ''} aria-hidden="true">
        <ProgressRing label="Score" value={shownPercentage / 100} className="size-36">
          <span className="figures text-3xl font-extrabold">{Math.round(shownPercentage)}%</span>
        </ProgressRing>
      </div>
      <p className="sr-only">
        Score {percentage}%, {xpEarned} XP.
      </p>
      <ResultBadges passed={quiz.welcome ? null : passed} provisional={waiting} timeRanOut={useTimeRanOut(report.id)} />
      <h2 className="text-xl">{formatHeadline(report)}</h2>
      <p className="figures flex flex-wrap justify-center gap-x-5 gap-y-1 text-lg font-bold">
        <span>
          {score} of {totalMarks} marks
        </span>
        <span aria-hidden="true">
          +{Math.round(earned)} XP{waiting && ' pending'}
        </span>
      </p>
      {xp && <LevelGain {...xp} />}
      {waiting && (
        <p className="flex items-center gap-2 text-sm text-neutral-content/85">
          <CloudUpload className="size-4 shrink-0" aria-hidden="true" />
          Waiting
        </p>
      )}
    </>
  );
}
