import type { ReactNode } from 'react';
import { formatExactTime, formatTimeOfDay } from '#ui/format-time.ts';
import { OrbitMark } from '#ui/pictures/orbit-mark.tsx';

interface BubbleProps {
  by: 'user' | 'assistant';
  /** When the chat message was stored, as an ISO instant; missing for messages that only this page has. */
  at?: string;
  /** A short note beside the time, e.g. `Not sent`. */
  note?: string;
  failed?: boolean;
  /** Buttons below the message, e.g. to retry sending it. */
  foot?: ReactNode;
  children: ReactNode;
}

/** One message of the chat: the learner's on the right, the buddy's on the left. */
export function Bubble({ by, at, note, failed = false, foot, children }: BubbleProps) {
  const own = by === 'user';
  const look = own ? 'bg-primary text-primary-content' : failed ? 'border border-error/40 bg-error/10' : 'bg-base-200';
  return (
    <article
      aria-label={own ? 'You' : 'Study Buddy'}
      className={`rise-in flex min-w-0 gap-2.5 ${own ? 'ms-auto max-w-[85%] flex-col items-end' : 'max-w-full'}`}
    >
      {!own && <OrbitMark className="mt-2 size-7 max-sm:hidden" />}
      <div className={`grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 ${own ? 'justify-items-end' : 'grow'}`}>
        <div
          className={`min-w-0 max-w-full rounded-tile px-4 py-3 ${own ? 'w-fit whitespace-pre-wrap wrap-anywhere' : 'w-fit max-w-reading'} ${look}`}
        >
          {children}
        </div>
        {foot && <div className="flex max-w-full flex-wrap gap-2">{foot}</div>}
        {(at !== undefined || note !== undefined) && (
          <p className="flex gap-2 px-1 text-sm text-quiet">
            {note && <span className="font-semibold text-error">{note}</span>}
            {at !== undefined && <Time at={at} />}
          </p>
        )}
      </div>
    </article>
  );
}

function Time({ at }: { at: string }) {
  const instant = new Date(at);
  return (
    <time dateTime={at} title={formatExactTime(instant)}>
      {formatTimeOfDay(instant, new Date())}
    </time>
  );
}
