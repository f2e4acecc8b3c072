import type { SyncHealth } from '@quorbit/contracts/sync/health';
import { type ReactNode, useId } from 'react';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';

type Reject = SyncHealth['rejects'][number];
type Difference = SyncHealth['differences'][number];

/** Lists the codes with which work was refused, and how often. */
export function RejectSection({ rejects }: { rejects: readonly Reject[] }) {
  return (
    <HealthSection title="Rejects by code" none="No work was rejected." count={rejects.length}>
      <DataTable caption="Rejects by code" columns={REJECTS} rows={rejects} keyOf={({ code }) => code} />
    </HealthSection>
  );
}

/** Lists devices whose rows differed from the server's. One full read repairs them. */
export function DifferenceSection({ differences }: { differences: readonly Difference[] }) {
  return (
    <HealthSection
      title="Digest differences"
      none="Every device holds what the server holds."
      count={differences.length}
    >
      <DataTable
        caption="Digest differences"
        columns={DIFFERENCES}
        rows={differences}
        keyOf={({ clientId, foundAt }) => `${clientId} ${foundAt}`}
      />
    </HealthSection>
  );
}

interface HealthSectionProps {
  title: string;
  none: string;
  count: number;
  children: ReactNode;
}

function HealthSection({ title, none, count, children }: HealthSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {count === 0 ? <p className="text-quiet">{none}</p> : children}
    </section>
  );
}

const REJECTS: readonly Column<Reject>[] = [
  { id: 'code', header: 'Code', isRowHeader: true, cell: ({ code }) => <code>{code}</code> },
  { id: 'count', header: 'Times', numeric: true, cell: ({ count }) => count },
];

const DIFFERENCES: readonly Column<Difference>[] = [
  { id: 'learner', header: 'Learner', isRowHeader: true, cell: ({ learner }) => learner.name },
  { id: 'device', header: 'Device', cell: ({ clientId }) => <code>{clientId.slice(-8)}</code> },
  { id: 'found', header: 'Found', cell: ({ foundAt }) => <RelativeTime at={foundAt} /> },
];
