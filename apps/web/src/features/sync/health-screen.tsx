import type { SyncHealth } from '@quorbit/contracts/sync/health';
import { EmptyState } from '#ui/loading/empty-state.tsx';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton, Skeletons } from '#ui/loading/skeleton.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { DeviceSection } from './device-section.tsx';
import { DifferenceSection, RejectSection } from './health-tables.tsx';
import { ParkedSection } from './parked-section.tsx';
import { useSyncHealth } from './sync.queries.ts';

/** The admins' page about sync: parked and refused work, differing devices, and which devices send work. */
export function HealthScreen() {
  return (
    <>
      <PageHeader
        title="Sync Health"
        description="Whether the work of every device arrives and counts. Counts go over 30 days."
      />
      <Content />
    </>
  );
}

function Content() {
  return (
    <div className="grid gap-8">
      <QueryView
        view={useSyncHealth()}
        loading={{
          label: 'Loading sync health',
          className: 'grid gap-6',
          shape: (
            <>
              <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
                <Skeletons count={4} className="h-24 rounded-card" />
              </div>
              <Skeleton className="h-48 rounded-card" />
              <Skeleton className="h-64 rounded-card" />
            </>
          ),
        }}
        failing={{
          message: "We couldn't load sync health.",
          reassurance: "Parked work stays on the server until it's applied.",
        }}
      >
        {(health) => <Health health={health} />}
      </QueryView>
    </div>
  );
}

function Health({ health }: { health: SyncHealth }) {
  const { parked, rejects, differences } = health;
  return (
    <>
      <Tiles health={health} />
      {parked.length === 0 ? (
        <EmptyState>Nothing is parked. All work that arrived was applied or answered.</EmptyState>
      ) : (
        <ParkedSection parked={parked} count={health.parkedCount} />
      )}
      <DeviceSection devices={health.devices} />
      <RejectSection rejects={rejects} />
      <DifferenceSection differences={differences} />
    </>
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
