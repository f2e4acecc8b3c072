import { QUALITIES, QUALITY_NAMES } from '@quorbit/contracts/reviews/qualities';
import { addDays } from '@quorbit/contracts/streaks/days';
import { useLayoutEffect, useRef } from 'react';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Drawing } from '#ui/drawings/drawing.tsx';
import { UnsentRatings } from '../unsent-ratings.tsx';
import type { DueToday } from './review.ts';
import type { RatedReview, SessionProgress } from './session-progress.ts';
import { Strengthened } from './strengthened.tsx';
import { UndoButton } from './undo-button.tsx';
import { useUndoableReview } from './use-undoable-review.ts';

interface CaughtUpProps {
  progress: SessionProgress;
  due: Omit<DueToday, 'reviews' | 'total' | 'ready'>;
  /** Today as the learner's day, `YYYY-MM-DD`. */
  today: string;
  onUndo: (rated: RatedReview) => void;
}

/** Shown when nothing is due: the session's results, when the next review is due, and what to do now. */
export function CaughtUp({ progress, due, today, onUndo }: CaughtUpProps) {
  const { waiting, unsent, nextDue, doneToday, comeback, hasCards } = due;
  const doneCount = progress.length;
  const last = useUndoableReview(progress);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // The last card's buttons were removed, so the focus would be lost.
    if (doneCount > 0) heading.current?.focus();
  }, [doneCount]);

  const withoutCards = doneCount === 0 && !doneToday && !hasCards;
  return (
    <section className="grid grow content-center justify-items-center gap-4 py-6 text-center">
      <Drawing of={withoutCards ? 'empty' : 'done'} className="w-44" />
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none!">
        {withoutCards ? 'No reviews yet' : 'All Caught Up!'}
      </h2>
      {withoutCards ? (
        <p className="max-w-96 text-balance text-quiet">
          When you get a question wrong in a quiz, it comes back here, just before you'd forget the answer. Take a quiz
          to get your first reviews.
        </p>
      ) : (
        <>
          {doneCount > 0 && <SessionResult progress={progress} doneToday={doneToday} />}
          <p className="max-w-88 text-balance text-quiet">
            No reviews due today. Great job! Check back tomorrow for new review sessions.
          </p>
          {nextDue && <p className="text-balance text-quiet">Your next review is due {formatDay(nextDue, today)}.</p>}
          {comeback && comeback.later > 0 && (
            <p className="max-w-88 text-balance text-quiet">
              {pluralize(comeback.later, 'review')} from before your break {comeback.later === 1 ? 'comes' : 'come'}{' '}
              over the next {comeback.days === 1 ? 'day' : `${comeback.days} days`}.
            </p>
          )}
          {waiting > 0 && (
            <p className="max-w-88 text-balance text-quiet">
              {pluralize(waiting, 'review')} {waiting === 1 ? 'waits' : 'wait'} until a running game is over.
            </p>
          )}
        </>
      )}
      <UnsentRatings count={unsent} />
      <UndoButton last={last} keysShown={false} onUndo={() => last && onUndo(last)} />
      <LinkButton to="/user/test" look="primary">
        Take a quiz
      </LinkButton>
      {!withoutCards && <LinkButton to="/reviews/questions">All your review questions</LinkButton>}
    </section>
  );
}

/** Shows how many cards were rated, how well they were known, and the XP earned. */
function SessionResult({ progress, doneToday }: { progress: SessionProgress; doneToday: number | null }) {
  const xpEarned = progress.reduce((sum, rated) => sum + rated.xpEarned, 0);
  return (
    <>
      <p className="text-balance font-semibold">
        You reviewed {pluralize(progress.length, 'question')} and earned{' '}
        <span className="figures whitespace-nowrap">{xpEarned} XP</span>.
      </p>
      <dl className="grid w-full max-w-88 grid-cols-3 divide-x divide-base-300 rounded-card border border-base-300 bg-base-100 py-3">
        {QUALITIES.map((quality) => (
          <div key={quality} className="flex flex-col-reverse">
            <dt className="text-sm text-quiet">{QUALITY_NAMES[quality]}</dt>
            <dd className="figures text-xl font-bold">
              {progress.filter((rated) => rated.quality === quality).length}
            </dd>
          </div>
        ))}
      </dl>
      <Strengthened progress={progress} />
      {doneToday !== null && doneToday > progress.length && (
        <p className="text-quiet">That makes {pluralize(doneToday, 'review')} today.</p>
      )}
    </>
  );
}

function pluralize(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

const weekday = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

function formatDay(day: string, today: string): string {
  return day === addDays(today, 1) ? 'tomorrow' : `on ${weekday.format(new Date(`${day}T00:00:00Z`))}`;
}
