import { Timer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

interface PlayerTimerProps {
  secondsLeft: number;
  /** The remaining time as shown, e.g. `4:05`. */
  text: string;
  /** The kind of answering that the time is for, which decides when the timer warns. */
  pace?: keyof typeof PACES;
}

interface Pace {
  /** From `warning` seconds left the time has the warning colour, from `urgent` seconds left the error colour. */
  warning: number;
  urgent: number;
  /** The announcements for screen readers by the seconds left, most seconds first. */
  announced: ReadonlyMap<number, string>;
}

const PACES = {
  /** The timer's warnings and announcements for answers that take a few seconds each, as in quizzes. */
  choosing: {
    warning: 60,
    urgent: 10,
    announced: new Map([
      [60, '1 minute left'],
      [30, '30 seconds left'],
      [10, '10 seconds left'],
    ]),
  },
  /** The timer's warnings and announcements for answers that take minutes, as in written tests. */
  writing: {
    warning: 300,
    urgent: 60,
    announced: new Map([
      [300, '5 minutes left'],
      [60, '1 minute left'],
    ]),
  },
} satisfies Record<string, Pace>;

/** The remaining time of a quiz or test, with warning colours and announcements near its end. */
export function PlayerTimer({ secondsLeft, text, pace = 'choosing' }: PlayerTimerProps) {
  const { warning, urgent, announced } = PACES[pace];
  const tone = secondsLeft > warning ? '' : secondsLeft > urgent ? 'text-warning' : 'text-error';
  return (
    <>
      <div className={`flex items-center gap-2 font-bold ${tone}`}>
        <Timer className="size-5 shrink-0" aria-hidden="true" />
        <span role="timer" aria-label="Time left" className="figures text-xl">
          {text}
        </span>
      </div>
      <p role="status" className="sr-only">
        {useLastAnnouncement(secondsLeft, announced)}
      </p>
    </>
  );
}

/** Returns the announcement whose second was passed last; undefined if none was passed since the page opened. */
function useLastAnnouncement(secondsLeft: number, announced: ReadonlyMap<number, string>): string | undefined {
  const before = useRef(secondsLeft);
  const [announcement, setAnnouncement] = useState<string>();
  useEffect(() => {
    const passed = [...announced.keys()].findLast((at) => before.current > at && secondsLeft <= at);
    if (passed !== undefined) setAnnouncement(announced.get(passed));
    before.current = secondsLeft;
  }, [secondsLeft, announced]);
  return announcement;
}
