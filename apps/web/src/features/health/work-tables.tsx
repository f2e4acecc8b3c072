import type { Health, HealthState, QueueHealth, WorkerHealth } from '@quorbit/contracts/health/schema';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge } from '#ui/badge.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { STATE_STYLES } from './state-style.ts';

/** The tables of the background jobs and of the queues. */
export function WorkTables({ health: { workers, queues } }: { health: Health }) {
  return (
    <>
      <Section title="Background work, one by one" why="Of the process that answered. Each process does its own.">
        {workers.length === 0 ? (
          <p className="text-quiet">No background work runs in the process that answered.</p>
        ) : (
          <Rows
            rows={workers}
            label="Background work"
            columns={WORKER_COLUMNS}
            keyOf={({ area, name }) => `${area} ${name}`}
          />
        )}
      </Section>
      <Section title="Queues, one by one">
        {queues.length === 0 ? (
          <p className="text-quiet">We couldn't look at the queues.</p>
        ) : (
          <Rows rows={queues} label="Queues" columns={QUEUE_COLUMNS} keyOf={({ name }) => name} />
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
  label: string;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
}

/** A table that is collapsed as long as no row has a problem, the worst rows first. */
function Rows<Row extends { state: HealthState }>({ rows, label, columns, keyOf }: RowsProps<Row>) {
  const sorted = sortWorstFirst(rows);
  const isHealthy = rows.every(({ state }) => state === 'good' || state === 'off');
  return (
    <details className="group grid gap-3" open={!isHealthy}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold">
        {isHealthy ? `All ${rows.length} are well` : `All ${rows.length}`}
        <ChevronDown className="size-5 text-quiet transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <DataTable caption={label} columns={columns} rows={sorted} keyOf={keyOf} dense />
    </details>
  );
}

const STATE_ORDER: readonly HealthState[] = ['broken', 'attention', 'good', 'off'];

function sortWorstFirst<Row extends { state: HealthState }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => STATE_ORDER.indexOf(a.state) - STATE_ORDER.indexOf(b.state));
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
  const stateStyle = STATE_STYLES[state];
  return (
    <Badge tone={stateStyle.tone} icon={<stateStyle.Icon className="size-4 shrink-0" aria-hidden="true" />}>
      {stateStyle.label}
    </Badge>
  );
}

function TimeOrText({ at, otherwise }: { at: string | null; otherwise: string }) {
  return <span className="whitespace-nowrap">{at === null ? otherwise : <RelativeTime at={at} />}</span>;
}

const WORKER_COLUMNS: readonly Column<WorkerHealth>[] = [
  { id: 'name', header: 'Work', isRowHeader: true, cell: (worker) => <Work worker={worker} /> },
  { id: 'state', header: 'State', cell: ({ state }) => <StateBadge state={state} /> },
  { id: 'ended', header: 'Last round', cell: ({ endedAt }) => <TimeOrText at={endedAt} otherwise="None yet" /> },
  {
    id: 'took',
    header: 'Took',
    numeric: true,
    cell: ({ tookMs }) => (tookMs === null ? '–' : `${Math.round(tookMs).toLocaleString('en')} ms`),
  },
];

const QUEUE_COLUMNS: readonly Column<QueueHealth>[] = [
  { id: 'title', header: 'Queue', isRowHeader: true, cell: ({ title }) => title },
  { id: 'state', header: 'State', cell: ({ state }) => <StateBadge state={state} /> },
  {
    id: 'waiting',
    header: 'Waiting',
    numeric: true,
    cell: ({ waiting, more }) => `${waiting.toLocaleString('en')}${more ? '+' : ''}`,
  },
  { id: 'oldest', header: 'Oldest', cell: ({ oldestAt }) => <TimeOrText at={oldestAt} otherwise="–" /> },
];
