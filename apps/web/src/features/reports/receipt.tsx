import { CircleCheck, CircleDashed } from 'lucide-react';
import { formatRoughDuration } from './format-rough-duration.ts';
import type { Correction } from './report.mirror.ts';
import type { AttemptProgress } from './result.mirror.ts';
import { useCorrections } from './use-mirrored-report.ts';

/**
 * The notes beside answers on whether the attempt is saved here or on the server; null once the server has counted it.
 */
export const ANSWER_RECEIPTS: Record<AttemptProgress, string | null> = {
  here: 'Saved here',
  arrived: 'On the server, not counted yet',
  counted: null,
};

export interface ReceiptProps {
  attemptId: string;
  progress: AttemptProgress;
  xpEarned: number;
}

/** Shows an attempt's steps from this device to the learner's XP, and the server's corrections to it. */
export function Receipt({ attemptId, progress, xpEarned }: ReceiptProps) {
  const corrections = useCorrections(attemptId) ?? [];
  const counted = progress === 'counted';
  return (
    <section aria-label="Receipt" className="grid gap-2">
      <ol className="flex flex-wrap gap-x-6 gap-y-1">
        <Step done>Saved here</Step>
        <Step done={progress !== 'here'}>On the server</Step>
        <Step done={counted}>{counted ? `${xpEarned} XP counted` : 'XP counted'}</Step>
      </ol>
      {counted &&
        corrections.map((correction) => (
          <p key={correction.kind} className="text-quiet">
            Corrected: {formatCorrection(correction)}
          </p>
        ))}
    </section>
  );
}

function Step({ done, children }: { done: boolean; children: string }) {
  const Icon = done ? CircleCheck : CircleDashed;
  return (
    <li className={`flex items-center gap-2 ${done ? 'font-semibold' : 'text-quiet'}`}>
      <Icon className={`size-5 shrink-0 ${done ? 'text-success' : ''}`} aria-hidden="true" />
      {children}
      {!done && <span className="sr-only"> (not yet)</span>}
    </li>
  );
}

function formatCorrection(correction: Correction): string {
  switch (correction.kind) {
    case 'clock': {
      const direction = correction.ms > 0 ? 'slow' : 'fast';
      return `we moved the times, because this device's clock is ${formatRoughDuration(Math.abs(correction.ms))} ${direction}.`;
    }
    case 'score':
      return `your score is ${correction.server}, not ${correction.here}, because the server graded another version of the quiz.`;
    case 'xp':
      return `${correction.paid} XP, not ${correction.full}, because you took this quiz less than 24 hours before.`;
  }
}
