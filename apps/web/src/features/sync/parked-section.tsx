import type { SyncHealth } from '@quorbit/contracts/sync/health';
import { RotateCw } from 'lucide-react';
import { Button } from '#ui/buttons/button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { useReplay } from './sync.mutations.ts';

type Parked = SyncHealth['parked'][number];

/** Lists work that made the server throw, with buttons to apply it once the cause is fixed. */
export function ParkedSection({ parked, count }: { parked: readonly Parked[]; count: number }) {
  const replay = useReplay();
  return (
    <section aria-labelledby="parked" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="parked" className="text-xl">
            Parked work
          </h2>
          <p className="text-quiet">
            Work that made the server fail three times. Fix the cause (see the log), then apply it.
            {count > parked.length && ` The oldest ${parked.length} of ${count} are shown.`}
          </p>
        </div>
        <Button
          look="primary"
          busy={replay.isPending}
          onClick={() => replay.mutate({})}
          icon={<RotateCw className="size-5" aria-hidden="true" />}
        >
          Apply all
        </Button>
      </div>
      <DataTable caption="Parked work" columns={COLUMNS} rows={parked} keyOf={({ opId }) => opId} />
    </section>
  );
}

function ReplayOne({ parked: { opId, learner, type } }: { parked: Parked }) {
  const replay = useReplay();
  return (
    <Button
      busy={replay.isPending}
      aria-label={`Apply ${type} of ${learner.name}`}
      onClick={() => replay.mutate({ userId: learner.id, opId })}
    >
      Apply
    </Button>
  );
}

const COLUMNS: readonly Column<Parked>[] = [
  { id: 'learner', header: 'Learner', isRowHeader: true, cell: ({ learner }) => learner.name },
  { id: 'type', header: 'Work', cell: ({ type }) => <code>{type}</code> },
  { id: 'since', header: 'Arrived', cell: ({ receivedAt }) => <RelativeTime at={receivedAt} /> },
  { id: 'replay', header: 'Apply', cell: (parked) => <ReplayOne parked={parked} /> },
];
