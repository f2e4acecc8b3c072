import type { GradedReport } from '@quorbit/contracts/attempts/graded';
import { CloudCheck, CloudUpload } from 'lucide-react';
import { useAnimatedCount } from '#ui/celebration/use-animated-count.ts';
import { ProgressRing } from '#ui/pictures/progress-ring.tsx';
import { formatHeadline, formatSyncState } from './format-result.ts';
import { LevelGain } from './level-gain.tsx';
import type { AttemptProgress } from './result.mirror.ts';
import { ResultBadges } from './result-badges.tsx';
import { useTimeRanOut } from './use-result.ts';

interface ResultSceneProps {
  report: GradedReport;
  progress: AttemptProgress;
  /** Whether the attempt is waiting to be sent; otherwise it's being sent. */
  stuck: boolean;
  /** The learner's XP before and after the attempt; missing if this device doesn't know them. */
  xp: { from: number; to: number } | null | undefined;
}

/** Shows the result for the first time, animated: the ring fills, the XP counts up, the level's bar moves. */
export function ResultScene({ report, progress, stuck, xp }: ResultSceneProps) {
  const { percentage, passed, score, totalMarks, xpEarned } = report;
  const shownPercentage = useAnimatedCount(0, percentage);
  const earned = useAnimatedCount(0, xpEarned);
  const provisional = progress !== 'counted' && stuck;
  const SyncIcon = progress === 'counted' ? CloudCheck : CloudUpload;
  return (
    <>
      <div className={passed ? 'celebration-pop' : ''} aria-hidden="true">
        <ProgressRing label="Score" value={shownPercentage / 100} className="size-36">
          <span className="figures text-3xl font-extrabold">{Math.round(shownPercentage)}%</span>
        </ProgressRing>
      </div>
      <p className="sr-only">
        Score {percentage}%, {xpEarned} XP.
      </p>
      <ResultBadges passed={passed} provisional={provisional} timeRanOut={useTimeRanOut(report.id)} />
      <h2 className="text-xl">{formatHeadline(report)}</h2>
      <p className="figures flex flex-wrap justify-center gap-x-5 gap-y-1 text-lg font-bold">
        <span>
          {score} of {totalMarks} marks
        </span>
        <span aria-hidden="true">
          +{Math.round(earned)} XP{provisional && ' pending'}
        </span>
      </p>
      {xp && <LevelGain {...xp} />}
      <p className="flex items-center gap-2 text-sm text-neutral-content/85">
        <SyncIcon className="size-4 shrink-0" aria-hidden="true" />
        {formatSyncState(progress, stuck)}
      </p>
    </>
  );
}
