import { useCountdown } from '#lib/hooks/use-countdown.ts';
import { formatMinutes } from '#lib/words/format-duration.ts';
import { formatRemainingTime } from '#lib/words/format-remaining-time.ts';
import { formatTimeLeft } from '#lib/words/format-time-left.ts';

const HOUR_S = 3_600;

interface CountdownProps {
  /** The instant to count down to, in ISO format. */
  at: string;
  onEnd: () => void;
}

/** The time left until an instant: in hours and minutes, and with seconds in the last hour. */
export function Countdown({ at, onEnd }: CountdownProps) {
  const seconds = useCountdown(Date.parse(at), onEnd) ?? 0;
  return (
    <time dateTime={at} className="figures whitespace-nowrap">
      {seconds < HOUR_S ? formatMinutes(seconds) : formatRemainingTime(seconds * 1_000)}
    </time>
  );
}

/** The time left until an instant in words, e.g. `8 min left`: for where nobody waits for the second. */
export function TimeLeft({ at, onEnd }: CountdownProps) {
  const seconds = useCountdown(Date.parse(at), onEnd) ?? 0;
  return (
    <time dateTime={at} className="figures whitespace-nowrap">
      {seconds < HOUR_S ? formatTimeLeft(seconds) : `${formatRemainingTime(seconds * 1_000)} left`}
    </time>
  );
}
