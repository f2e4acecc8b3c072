import type { HealthCheck, HealthFact } from '@quorbit/contracts/health/schema';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Badge } from '#ui/badge.tsx';
import { TEXT_LINK } from '#ui/buttons/text-link-classes.ts';
import { RelativeTime } from '#ui/relative-time.tsx';
import { STATE_STYLES } from './state-style.ts';

/** A card with one health check: its state, the finding, and the advice. */
export function CheckCard({ check }: { check: HealthCheck }) {
  const { id, title, state, found, advice, facts, since } = check;
  const stateStyle = STATE_STYLES[state];
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid h-full content-start gap-3 rounded-card border border-base-300 bg-base-100 p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <Badge tone={stateStyle.tone} icon={<stateStyle.Icon className="size-4 shrink-0" aria-hidden="true" />}>
          {stateStyle.label}
        </Badge>
      </div>
      <p className="wrap-anywhere">{found}</p>
      {advice !== null && (
        <p className="rounded-field bg-base-200 px-4 py-3 wrap-anywhere">
          <strong>What to do: </strong>
          {advice}
          {id === 'parked' && (
            <>
              {' '}
              <Link to="/admin/sync" className={TEXT_LINK}>
                Open Sync Health
              </Link>
            </>
          )}
        </p>
      )}
      <dl className="grid gap-x-4 gap-y-1 text-sm">
        {facts.map((fact) => (
          <div key={fact.label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-quiet">{fact.label}</dt>
            <dd className="figures min-w-0 wrap-anywhere">
              <FactValue fact={fact} />
            </dd>
          </div>
        ))}
        {(state === 'broken' || state === 'attention') && (
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-quiet">Since</dt>
            <dd>
              <RelativeTime at={since} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function FactValue({ fact: { text, at } }: { fact: HealthFact }) {
  return at === null ? text : <RelativeTime at={at} />;
}
