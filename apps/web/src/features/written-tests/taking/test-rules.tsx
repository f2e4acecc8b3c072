import type { WrittenTestDetail } from '@quorbit/contracts/written-tests/schema';
import { CalendarClock, Clock, ListChecks, Star } from 'lucide-react';
import { useState } from 'react';
import { useConnection } from '#lib/server/connection.ts';
import { formatExactTime } from '#ui/format-time.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { CategoryBadge } from '#ui/pictures/category-badge.tsx';
import { RulesFact, RulesFacts } from '#ui/player/rules-facts.tsx';
import { StartBar } from '#ui/player/start-bar.tsx';
import { formatNearTime, formatPhase } from '../format-written-test.ts';
import { useStartSitting } from '../written-tests.mutations.ts';

/** The rules of a written test, shown before its time starts. */
export function TestRules({ test }: { test: WrittenTestDetail }) {
  const start = useStartSitting(test.id);
  const offline = useConnection().state === 'offline';
  const [now] = useState(() => new Date());
  const { title, category, description, duration, marks, questionCount, phase, opensAt, closesAt } = test;
  return (
    <>
      <PageTitle title={title} />
      <div className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap gap-2">
          <CategoryBadge category={category} />
        </div>
        <h1 tabIndex={-1} className="text-2xl wrap-anywhere lg:text-3xl">
          {title}
        </h1>
        {description && <p className="text-lg text-quiet whitespace-pre-wrap wrap-anywhere">{description}</p>}
      </div>
      <RulesFacts>
        <RulesFact
          icon={<ListChecks className="size-5" aria-hidden="true" />}
          label={questionCount === 1 ? 'Question' : 'Questions'}
          value={questionCount}
        />
        <RulesFact icon={<Clock className="size-5" aria-hidden="true" />} label="Time" value={`${duration} min`} />
        <RulesFact icon={<Star className="size-5" aria-hidden="true" />} label="Marks" value={marks} />
        <RulesFact
          icon={<CalendarClock className="size-5" aria-hidden="true" />}
          label={phase === 'upcoming' ? 'Opens' : phase === 'open' ? 'Open until' : 'Closed'}
          value={<NearTime at={phase === 'upcoming' ? opensAt : closesAt} now={now} />}
        />
      </RulesFacts>
      {phase === 'closed' ? (
        <p className="rounded-card border border-base-300 bg-base-100 p-5">
          This test is closed, and you didn't take it.
        </p>
      ) : (
        <>
          <ul className="grid list-disc gap-1.5 ps-5">
            <li>The timer starts when you do and doesn't pause.</li>
            <li>You can take this test once. Change your answers until you submit.</li>
            <li>When time's up, we submit what you wrote.</li>
            <li>
              The test closes on <time dateTime={closesAt}>{formatExactTime(new Date(closesAt))}</time>, even if you
              have time left.
            </li>
            <li>
              You need the network to start. If it drops, keep writing: we save your answers on this device and send
              them when it's back.
            </li>
          </ul>
          {phase === 'upcoming' ? (
            <p className="rounded-card border border-base-300 bg-base-100 p-5 font-semibold">
              {formatPhase(test, now)}. The button to start appears here then.
            </p>
          ) : (
            <StartBar busy={start.isPending} disabled={offline} onStart={() => start.mutate()}>
              {offline && (
                <p role="status" className="font-semibold text-warning">
                  You're offline. Starting needs the network.
                </p>
              )}
            </StartBar>
          )}
        </>
      )}
    </>
  );
}

function NearTime({ at, now }: { at: string; now: Date }) {
  return (
    <time dateTime={at} title={formatExactTime(new Date(at))} className="inline-block text-base first-letter:uppercase">
      {formatNearTime(new Date(at), now)}
    </time>
  );
}
