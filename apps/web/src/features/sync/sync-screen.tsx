import { useUnsent } from '#offline/mirror/use-unsent.ts';
import { isHeldUp, useSyncStatus } from '#offline/sync-status.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadingRegion, Skeleton } from '#ui/skeleton.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { EvictionNote } from './eviction-note.tsx';
import { StorageCard } from './storage-card.tsx';
import { WorkFileCard } from './work-file-card.tsx';
import { WorkList } from './work-list.tsx';

/** How far this device and the server are apart, and everything that can be done about it. */
export function SyncScreen() {
  return (
    <>
      <PageHeader
        title="Offline and sync"
        why="What you do is saved on this device first, and sent by itself as soon as the server can be reached."
      />
      <div className="grid gap-6 lg:gap-8">
        <EvictionNote />
        <ConnectionCard />
        <Work />
        <StorageCard />
        <WorkFileCard />
      </div>
    </>
  );
}

function Work() {
  const items = useUnsent();
  const heldUp = isHeldUp(useSyncStatus());
  if (items === undefined) {
    return (
      <LoadingRegion label="Loading your work" className="grid gap-3">
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-24 rounded-card" />
      </LoadingRegion>
    );
  }
  if (items === null) {
    return (
      <ErrorState
        message="This browser keeps nothing for this site."
        kept="Allow it to, or leave the private window: until then your work is safe only once it was sent."
      />
    );
  }
  const standing = (...wanted: string[]) => items.filter((item) => wanted.includes(item.standing));
  return (
    <>
      <WorkList
        title="Waiting"
        items={standing('unsaved', 'waiting')}
        empty={heldUp ? 'Nothing waits on this device.' : 'Nothing waits. Everything you did is on the server.'}
      />
      <WorkList
        title="Kept on the server, being looked at"
        why="It arrived and is safe. It counts as soon as somebody has had a look."
        items={standing('parked')}
      />
      <WorkList
        title="Not accepted"
        why="The server did not take this. It stays on this device until you decide."
        items={standing('rejected')}
      />
    </>
  );
}
