import { addDays } from '@quorbit/contracts/streaks/days';
import { useLayoutEffect, useRef } from 'react';
import { LinkButton } from '#ui/link-button.tsx';
import { OrbitDrawing } from '#ui/orbit-drawing.tsx';
import type { SessionProgress } from './session-progress.ts';
import { UnsentRatings } from './unsent-ratings.tsx';

interface CaughtUpProps {
  progress: SessionProgress;
  waiting: number;
  /** Ratings that the server does not have yet. */
  unsent: number;
  /** Learner's days, `YYYY-MM-DD`. */
  nextDue: string | null;
  today: string;
}

/** Nothing is due: what was done, and when it goes on. */
export function CaughtUp({ progress: { done, xpEarned }, waiting, unsent, nextDue, today }: CaughtUpProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // The buttons of the last card are gone.
    if (done > 0) heading.current?.focus();
  }, [done]);
  return (
    <section className="grid justify-items-center gap-4 rounded-card border border-dashed border-base-content/25 px-6 py-10 text-center">
      <OrbitDrawing className="w-32" />
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none!">
        All Caught Up!
      </h2>
      {done > 0 && (
        <p className="font-semibold">
          You reviewed {count(done, 'question')} and earned <span className="figures">{xpEarned} XP</span>.
        </p>
      )}
      <p className="max-w-88 text-balance text-quiet">
        No reviews due today. Great job! Check back tomorrow for new review sessions.
      </p>
      {nextDue && <p className="text-quiet">Your next review is due {dayInWords(nextDue, today)}.</p>}
      {waiting > 0 && (
        <p className="max-w-88 text-balance text-quiet">
          {count(waiting, 'review')} {waiting === 1 ? 'waits' : 'wait'} until a running game is over.
        </p>
      )}
      <UnsentRatings count={unsent} />
      <LinkButton to="/user/test">Take a quiz</LinkButton>
    </section>
  );
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}

const weekday = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

function dayInWords(day: string, today: string): string {
  return day === addDays(today, 1) ? 'tomorrow' : `on ${weekday.format(new Date(`${day}T00:00:00Z`))}`;
}
