import { useCountdown } from '#lib/hooks/use-countdown.ts';
import { clockTime } from '#lib/words/duration.ts';
import { remainingTime } from '#lib/words/remaining-time.ts';

const HOUR_S = 3_600;

interface CountdownProps {
  /** An instant. */
  at: string;
  onOver: () => void;
}

/** How long it is until a moment: in hours and minutes, and in the last hour to the second. */
export function Countdown({ at, onOver }: CountdownProps) {
  const seconds = useCountdown(Date.parse(at), onOver) ?? 0;
  return (
    <time dateTime={at} className="figures whitespace-nowrap">
      {seconds < HOUR_S ? clockTime(seconds) : remainingTime(seconds * 1_000)}
    </time>
  );
}
