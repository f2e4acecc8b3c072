import { type ReactNode, useEffect, useRef } from 'react';
import { formatMinutes } from '#lib/words/format-duration.ts';

interface LockoutNoteProps {
  secondsLeft: number;
  /** The sentence that says why. */
  children: ReactNode;
}

/** Says how long this e-mail must wait. The clock is not read out at each second; the sentences are. */
export default function LockoutNote({ secondsLeft, children }: LockoutNoteProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);

  // The button that was pressed is off now and would take the focus with it.
  useEffect(() => ref.current?.focus(), []);

  if (secondsLeft === 0) return <p role="status">You can try again now.</p>;
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
