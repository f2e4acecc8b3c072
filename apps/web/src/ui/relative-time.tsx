import { useEffect, useState } from 'react';
import { formatExactTime, formatRelativeTime } from './format-time.ts';

const REFRESH_MS = 60_000;

/** A time as people say it ('3 hours ago'), exact on hover; updates itself while it is shown. */
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
