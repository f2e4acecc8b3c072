import { Timer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { clockTime } from '#lib/duration.ts';

/** When the remaining time is said aloud, in seconds. */
const WARNINGS = new Map([
  [60, '1 minute left'],
  [30, '30 seconds left'],
  [10, '10 seconds left'],
]);

/** The remaining time; turns to warning colours in the last minute and is announced at 60, 30 and 10 seconds. */
export function PlayerTimer({ secondsLeft }: { secondsLeft: number }) {
  const tone = secondsLeft > 60 ? '' : secondsLeft > 10 ? 'text-warning' : 'text-error';
  return (
    <>
      <div className={`flex items-center gap-2 font-bold ${tone}`}>
        <Timer className="size-5 shrink-0" aria-hidden="true" />
        <span role="timer" aria-label="Time left" className="figures text-xl">
          {clockTime(secondsLeft)}
        </span>
      </div>
      <p role="status" className="sr-only">
        {useWarning(secondsLeft)}
      </p>
    </>
  );
}

/** The warning whose second was passed last; nothing for those that had passed before the page was opened. */
function useWarning(secondsLeft: number): string | undefined {
  const before = useRef(secondsLeft);
  const [warning, setWarning] = useState<string>();
  useEffect(() => {
    const passed = [...WARNINGS.keys()].findLast((at) => before.current > at && secondsLeft <= at);
    if (passed !== undefined) setWarning(WARNINGS.get(passed));
    before.current = secondsLeft;
  }, [secondsLeft]);
  return warning;
}
