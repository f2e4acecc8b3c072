import type { Health, HealthState, QueueHealth, WorkerHealth } from '@quorbit/contracts/health/schema';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge } from '#ui/badge.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { STATE_LOOK } from './state-look.ts';

/** The loops of background work and what waits for them. */
export function WorkTables({ health: { workers, queues } }: { health: Health }) {
  return (
    <>
      <Section title="Background work, one by one" why="Of the process that answered. Each process does its own.">
        {workers.length === 0 ? (
          <p className="text-quiet">No background work runs in the process that answered.</p>
        ) : (
          <Rows
            rows={workers}
            named="Background work"
            columns={WORKERS}
            keyOf={({ area, name }) => `${area} ${name}`}
          />
        )}
      </Section>
      <Section title="Queues, one by one">
        {queues.length === 0 ? (
          <p className="text-quiet">We couldn't look at the queues.</p>
        ) : (
          <Rows rows={queues} named="Queues" columns={QUEUES} keyOf={({ name }) => name} />
        )}
      </Section>
    </>
  );
}

function Section({ title, why, children }: { title: string; why?: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <div>
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {why && <p className="text-sm text-quiet">{why}</p>}
      </div>
      {children}
    </section>
  );
}

interface RowsProps<Row> {
  rows: readonly Row[];
  named: string;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
}

/** All rows, folded away as long as nothing is to be done about any of them. */
function Rows<Row extends { state: HealthState }>({ rows, named, columns, keyOf }: RowsProps<Row>) {
  const worst = worstFirst(rows);
  const isWell = rows.every(({ state }) => state === 'good' || state === 'off');
  return (
    <details className="group grid gap-3" open={!isWell}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold">
        {isWell ? `All ${rows.length} are well` : `All ${rows.length}`}
        <ChevronDown className="size-5 text-quiet transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <DataTable caption={named} columns={columns} rows={worst} keyOf={keyOf} dense />
    </details>
  );
}

const ORDER: readonly HealthState[] = ['broken', 'attention', 'good', 'off'];

function worstFirst<Row extends { state: HealthState }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}

function Work({ worker: { area, name, error, failures } }: { worker: WorkerHealth }) {
  return (
    <div className="min-w-0">
      {area === name ? name : `${area}: ${name}`}
      {error !== null && (
        <span className="block text-sm font-normal text-error wrap-anywhere">
          {error} {failures > 1 && `(${failures} times in a row)`}
        </span>
      )}
    </div>
  );
}

function StateBadge({ state }: { state: HealthState }) {
  const look = STATE_LOOK[state];
  return (
    <Badge tone={look.tone} icon={<look.Icon className="size-4 shrink-0" aria-hidden="true" />}>
      {look.word}
    </Badge>
  );
}

function Maybe({ at, otherwise }: { at: string | null; otherwise: string }) {
  return <span className="whitespace-nowrap">{at === null ? otherwise : <RelativeTime at={at} />}</span>;
}

const WORKERS: readonly Column<WorkerHealth>[] = [
  { id: 'name', header: 'Work', names: true, cell: (worker) => <Work worker={worker} /> },
  { id: 'state', header: 'State', cell: ({ state }) => <StateBadge state={state} /> },
  { id: 'ended', header: 'Last round', cell: ({ endedAt }) => <Maybe at={endedAt} otherwise="None yet" /> },
  {
    id: 'took',
    header: 'Took',
    numeric: true,
    cell: ({ tookMs }) => (tookMs === null ? '–' : `${Math.round(tookMs).toLocaleString('en')} ms`),
  },
];

const QUEUES: readonly Column<QueueHealth>[] = [
  { id: 'title', header: 'Queue', names: true, cell: ({ title }) => title },
  { id: 'state', header: 'State', cell: ({ state }) => <StateBadge state={state} /> },
  {
    id: 'waiting',
    header: 'Waiting',
    numeric: true,
    cell: ({ waiting, more }) => `${waiting.toLocaleString('en')}${more ? '+' : ''}`,
  },
  { id: 'oldest', header: 'Oldest', cell: ({ oldestAt }) => <Maybe at={oldestAt} otherwise="–" /> },
];
