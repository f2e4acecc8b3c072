import { Timer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

interface PlayerTimerProps {
  secondsLeft: number;
  /** How that reads, e.g. `4:05`. */
  text: string;
  /** What the time is for: decides when it warns. */
  pace?: keyof typeof PACES;
}

interface Pace {
  /** From here on, in seconds, the time is in the warning colour, then in the one for errors. */
  warning: number;
  urgent: number;
  /** What is announced, by the seconds that are left; most seconds first. */
  announced: ReadonlyMap<number, string>;
}

const PACES = {
  /** Answers that take a moment each. */
  choosing: {
    warning: 60,
    urgent: 10,
    announced: new Map([
      [60, '1 minute left'],
      [30, '30 seconds left'],
      [10, '10 seconds left'],
    ]),
  },
  /** Answers that take minutes. */
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

/** The announcement whose second was passed last; nothing for those that had passed before the page was opened. */
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
