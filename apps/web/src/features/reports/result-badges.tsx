import { Check, TimerOff, X } from 'lucide-react';

interface ResultBadgesProps {
  /** Whether the attempt is passed; null for the welcome quiz, which shows no verdict. */
  passed: boolean | null;
  /** The attempt was graded on this device; the server hasn't confirmed the result yet. */
  provisional: boolean;
  timeRanOut: boolean;
}

/**
 * Shows on a neutral panel whether the attempt is passed, whether the result is provisional and whether time ran out.
 */
export function ResultBadges({ passed, provisional, timeRanOut }: ResultBadgesProps) {
  const Icon = passed ? Check : X;
  const colours = passed ? 'bg-success text-success-content' : 'border border-neutral-content/50';
  return (
    <div className="flex flex-wrap gap-2">
      {passed !== null && (
        <span className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-bold ${colours}`}>
          <Icon className="size-4" aria-hidden="true" />
          {passed ? 'Passed' : 'Not passed'}
        </span>
      )}
      {timeRanOut && (
        <span className="inline-flex items-center gap-1.5 rounded-full border border-neutral-content/50 px-3 py-1 text-sm font-bold">
          <TimerOff className="size-4" aria-hidden="true" />
          Time ran out
        </span>
      )}
      {provisional && (
        <span className="inline-flex items-center rounded-full border border-accent px-3 py-1 text-sm font-bold text-accent">
          Provisional
        </span>
      )}
    </div>
  );
}
