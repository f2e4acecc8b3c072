import { Timer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { durationTime } from '#lib/duration.ts';

/** When the remaining time is announced, in seconds. */
const WARNINGS = new Map([
  [300, '5 minutes left'],
  [60, '1 minute left'],
]);

/** The remaining time; in warning colours in the last five minutes, and announced at five and one. */
export function SittingTimer({ secondsLeft }: { secondsLeft: number }) {
  const tone = secondsLeft > 300 ? '' : secondsLeft > 60 ? 'text-warning' : 'text-error';
  return (
    <>
      <div className={`flex items-center gap-2 font-bold ${tone}`}>
        <Timer className="size-5 shrink-0" aria-hidden="true" />
        <span role="timer" aria-label="Time left" className="figures text-xl">
          {durationTime(secondsLeft)}
        </span>
      </div>
      <p role="status" className="sr-only">
        {useWarning(secondsLeft)}
      </p>
    </>
  );
}

/** The warning whose second was passed last while the page was open. */
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
