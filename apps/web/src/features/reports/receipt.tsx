import { CircleCheck, CircleDashed } from 'lucide-react';
import type { Correction } from '#offline/mirror/receipt.ts';
import { useCorrections } from '#offline/mirror/use-attempts.ts';
import { duration } from './duration-words.ts';

/** How far work came: kept on this device, arrived, or counted. */
export type Stage = 'here' | 'arrived' | 'counted';

/** What each answer bears: how far it came. */
export const ANSWER_RECEIPTS: Record<Stage, string> = {
  here: 'Saved here',
  arrived: 'On the server, not counted yet',
  counted: 'On the server, counted',
};

interface ReceiptProps {
  attemptId: string;
  stage: Stage;
  xpEarned: number;
}

/** The way of an attempt from this device into the learner's XP, and what the server corrected on it. */
export function Receipt({ attemptId, stage, xpEarned }: ReceiptProps) {
  const corrections = useCorrections(attemptId) ?? [];
  const counted = stage === 'counted';
  return (
    <section aria-label="Receipt" className="grid gap-2">
      <ol className="flex flex-wrap gap-x-6 gap-y-1">
        <Step done>Saved here</Step>
        <Step done={stage !== 'here'}>On the server</Step>
        <Step done={counted}>{counted ? `${xpEarned} XP counted` : 'XP counted'}</Step>
      </ol>
      {counted &&
        corrections.map((correction) => (
          <p key={correction.kind} className="text-quiet">
            Corrected: {wordsFor(correction)}
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

function wordsFor(correction: Correction): string {
  switch (correction.kind) {
    case 'clock': {
      const way = correction.ms > 0 ? 'slow' : 'fast';
      return `the times were moved, because this device's clock is ${duration(Math.abs(correction.ms))} ${way}.`;
    }
    case 'score':
      return `the score is ${correction.server} and not ${correction.here}, because the server graded it with another version of the quiz.`;
    case 'xp':
      return `${correction.paid} XP and not ${correction.full}, because you took this quiz before within 24 hours.`;
  }
}
