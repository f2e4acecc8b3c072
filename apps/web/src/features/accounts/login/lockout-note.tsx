import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { formatMinutes } from '#lib/words/format-duration.ts';
import { useSecondsLeft } from './lockout.ts';

interface LockoutNoteProps {
  /** When the lockout ends, in milliseconds since 1970. */
  until: number;
  /** The sentence that says why the user must wait. */
  children: ReactNode;
  /** Called when the lockout is over. */
  onOver: () => void;
}

/**
 * Shows how long this e-mail address must wait before the next login attempt. Screen readers announce the sentences,
 * not every second of the clock.
 */
export default function LockoutNote({ until, children, onOver }: LockoutNoteProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const secondsLeft = useSecondsLeft(until);

  // The pressed button is disabled now and would lose the focus.
  useEffect(() => ref.current?.focus(), []);

  const reportOver = useEffectEvent(onOver);
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver) reportOver();
  }, [isOver]);

  if (isOver) return <p role="status">You can try again now.</p>;
  return (
    <div ref={ref} tabIndex={-1} className="grid gap-2">
      {children}
      <p>
        Next try in{' '}
        <span role="timer" className="figures font-bold">
          {formatMinutes(secondsLeft)}
        </span>
      </p>
    </div>
  );
}
