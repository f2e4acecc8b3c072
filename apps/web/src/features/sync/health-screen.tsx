import type { SyncHealth } from '@quorbit/contracts/sync/health';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingRegion, Skeleton } from '#ui/skeleton.tsx';
import { StaleNote } from '#ui/stale-note.tsx';
import { DeviceSection } from './device-section.tsx';
import { DifferenceSection, RejectSection } from './health-tables.tsx';
import { ParkedSection } from './parked-section.tsx';
import { useSyncHealth } from './sync.queries.ts';

/** Whether the work of all devices arrives: what is parked, refused or differs, and who sends. */
export function HealthScreen() {
  return (
    <>
      <PageHeader
        title="Sync Health"
        why="Whether the work of every device arrives and counts. Counts go over 30 days."
      />
      <Content />
    </>
  );
}

function Content() {
  const { data, isPending, isError, isFetching, dataUpdatedAt, refetch } = useSyncHealth();
  if (isPending) {
    return (
      <LoadingRegion label="Loading sync health" className="grid gap-6">
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-24 rounded-card" />
          ))}
        </div>
        <Skeleton className="h-48 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </LoadingRegion>
    );
  }
  if (!data) {
    return (
      <ErrorState
        message="Sync health could not be loaded."
        kept="What is parked stays on the server until it is applied."
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    );
  }
  const { parked, rejects, differences } = data;
  return (
    <div className="grid gap-8">
      {isError && <StaleNote since={dataUpdatedAt} />}
      <Tiles health={data} />
      {parked.length === 0 ? (
        <EmptyState>Nothing waits. All work that arrived was applied or answered.</EmptyState>
      ) : (
        <ParkedSection parked={parked} count={data.parkedCount} />
      )}
      <DeviceSection devices={data.devices} />
      <RejectSection rejects={rejects} />
      <DifferenceSection differences={differences} />
    </div>
  );
}

function Tiles({ health: { parkedCount, rejects, differences, devices } }: { health: SyncHealth }) {
  const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);
  const tiles = [
    ['Parked', parkedCount],
    ['Rejected', sum(rejects)],
    ['Differences', differences.length],
    ['Devices', sum(devices)],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-4 xl:grid-cols-4">
      {tiles.map(([label, value]) => (
        <div key={label} className="rounded-card border border-base-300 bg-base-100 p-5">
          <dt className="text-quiet">{label}</dt>
          <dd className="figures font-display text-2xl font-extrabold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
