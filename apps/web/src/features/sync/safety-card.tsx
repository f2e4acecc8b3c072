import { CircleAlert, CloudCheck, CloudOff, CloudUpload, type LucideIcon, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { notify } from '#lib/notifications.ts';
import { updateApp } from '#lib/server/app-update.ts';
import { useLastExchange } from '#offline/mirror/use-sync-facts.ts';
import type { WorkItem } from '#offline/mirror/work.ts';
import { syncNow, useSyncStatus } from '#offline/sync-status.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/card.tsx';
import { formatTimeOfDay } from '#ui/format-time.ts';
import { QueryView } from '#ui/loading/query-view.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { describeSafety, type Safety, type SafetyLevel } from './safety.ts';

const LEVEL_STYLES: Record<SafetyLevel, { icon: LucideIcon; colour: string }> = {
  safe: { icon: CloudCheck, colour: 'bg-success/12 text-success' },
  moving: { icon: CloudUpload, colour: 'bg-primary/12 text-primary' },
  waits: { icon: CloudOff, colour: 'bg-secondary/12 text-secondary' },
  alarm: { icon: CircleAlert, colour: 'bg-error/12 text-error' },
};

/** Card that says whether the user's work is safe, with a button to sync at once. */
export function SafetyCard({ items }: { items: readonly WorkItem[] | null | undefined }) {
  const status = useSyncStatus();
  const safety = describeSafety(status, items, navigator.onLine);
  return (
    <Card aria-label="Your work" className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <QueryView
        view={safety ? { state: 'shown', data: safety, note: null } : { state: 'loading' }}
        loading={{
          label: 'Checking your work',
          className: 'flex min-w-0 flex-1 basis-64 items-center gap-4',
          shape: <SafetySkeleton />,
        }}
        failing={{ message: "We couldn't check your work." }}
      >
        {(loadedSafety) => <SafetyText safety={loadedSafety} />}
      </QueryView>
      <SyncButton tooOld={status.phase === 'too-old'} primary={safety?.level === 'waits'} />
    </Card>
  );
}

function SafetyText({ safety: { level, text, detail } }: { safety: Safety }) {
  const { icon: Icon, colour } = LEVEL_STYLES[level];
  const last = useLastExchange();
  return (
    <div className="flex min-w-0 flex-1 basis-64 items-center gap-4">
      <span className={`grid size-12 shrink-0 place-items-center rounded-full ${colour}`}>
        <Icon className="size-6" aria-hidden="true" />
      </span>
      <div className="min-w-0 wrap-anywhere">
        <p role="status" className="font-display text-lg font-bold">
          {text}
        </p>
        {detail && <p>{detail}</p>}
        {/* The line with the last sync has its height reserved while the device's tables are read. */}
        <p className="min-h-6 text-sm text-quiet">
          {last === null && 'Not synced on this device yet.'}
          {last != null && `Last updated ${formatTimeOfDay(new Date(last), new Date())}.`}
        </p>
      </div>
    </div>
  );
}

function SafetySkeleton() {
  return (
    <>
      <Skeleton className="size-12 shrink-0 rounded-full" />
      <div className="grid min-w-0 grow gap-2">
        <Skeleton className="h-6 w-full max-w-56" />
        <Skeleton className="h-5 w-full max-w-36" />
      </div>
    </>
  );
}

/** One button for syncing and updating: as the same element it keeps the focus when its action changes. */
function SyncButton({ tooOld, primary }: { tooOld: boolean; primary: boolean }) {
  const [busy, setBusy] = useState(false);

  async function run(): Promise<void> {
    setBusy(true);
    try {
      await (tooOld ? update() : syncNow());
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      look={tooOld || primary ? 'primary' : 'secondary'}
      busy={busy}
      onClick={run}
      icon={<RefreshCw className="size-5" aria-hidden="true" />}
    >
      {tooOld ? 'Update and reload' : 'Sync now'}
    </Button>
  );
}

async function update(): Promise<void> {
  if (!(await updateApp())) notify("We couldn't get the new version. Try again.", { type: 'error' });
}
