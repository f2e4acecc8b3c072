import { useEffect, useState } from 'react';
import { formatExactTime, formatRelativeTime } from './format-time.ts';

const REFRESH_MS = 60_000;

/** A time in relative words ('3 hours ago'), with the exact time on hover. It updates itself while it is shown. */
export function RelativeTime({ at, className }: { at: string; className?: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const instant = new Date(at);
  return (
    <time dateTime={at} title={formatExactTime(instant)} className={className}>
      {formatRelativeTime(instant, now)}
    </time>
  );
}
