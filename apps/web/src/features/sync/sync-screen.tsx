import { deviceThenServer } from '#lib/server/read-policy.ts';
import type { WorkItem } from '#offline/mirror/work.ts';
import { QueryView } from '#ui/loading/query-view.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { EvictionNote } from './eviction-note.tsx';
import { OfflineContentCard } from './offline-content-card.tsx';
import { SafetyCard } from './safety-card.tsx';
import { SyncDetails } from './sync-details.tsx';
import { useUnsent } from './use-unsent.ts';
import { WorkList } from './work-list.tsx';

/** The page that shows whether the user's work is safe, which work waits, and what can be done about it. */
export function SyncScreen() {
  const items = useUnsent();
  return (
    <>
      <PageHeader
        title="Offline and sync"
        description="What you do is saved on this device first, then sent as soon as you're online."
      />
      <div className="grid gap-6 lg:gap-8">
        <EvictionNote />
        <SafetyCard items={items} />
        <QueryView
          view={deviceThenServer.view(items)}
          // There is usually no unsent work, so a placeholder would only make the page jump.
          loading={{ label: 'Loading your work', className: 'sr-only', shape: null }}
          failing={{
            message: "This browser doesn't save anything for this site.",
            reassurance: "Allow it to, or leave the private window. Until then, your work is safe only once it's sent.",
          }}
        >
          {(work) => <WorkLists items={work} />}
        </QueryView>
        <OfflineContentCard />
        <SyncDetails />
      </div>
    </>
  );
}

function WorkLists({ items }: { items: readonly WorkItem[] }) {
  const withStatus = (...wanted: WorkItem['status'][]) => items.filter((item) => wanted.includes(item.status));
  return (
    <>
      <WorkList
        title="Not accepted"
        why="The server didn't accept this, so it doesn't count yet. Try again, or delete it."
        items={withStatus('rejected')}
      />
      <WorkList title="Waiting" items={withStatus('unsaved', 'waiting')} />
      <WorkList
        title="Being checked"
        why="It's safe on the server, and counts as soon as someone has checked it."
        items={withStatus('parked')}
      />
    </>
  );
}
