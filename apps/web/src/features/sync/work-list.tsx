import { Link } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { notify } from '#lib/notifications.ts';
import type { WorkItem } from '#offline/mirror/work.ts';
import { useWork } from '#offline/use-work.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';

const INITIAL_COUNT = 10;

interface WorkListProps {
  title: string;
  why?: string;
  items: readonly WorkItem[];
}

/** Lists work of one status, newest first; renders nothing if there is none. */
export function WorkList({ title, why, items }: WorkListProps) {
  const titleId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? items : items.slice(0, INITIAL_COUNT);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <div>
        <h2 id={titleId} className="text-xl">
          {title} <span className="figures text-quiet">({items.length})</span>
        </h2>
        {why && <p className="text-quiet">{why}</p>}
      </div>
      <ul className="overflow-hidden rounded-card border border-base-300 bg-base-100">
        {shown.map((item) => (
          <WorkRow key={item.opId} item={item} />
        ))}
      </ul>
      {shown.length < items.length && (
        <Button className="justify-self-start" onClick={() => setShowsAll(true)}>
          Show all {items.length}
        </Button>
      )}
    </section>
  );
}

function WorkRow({ item }: { item: WorkItem }) {
  const { name, at, page, refusal } = item;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3.5 not-first:border-t not-first:border-base-300">
      <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
        {page ? (
          <Link to={page} className="font-semibold underline-offset-4 hover:underline">
            {name}
          </Link>
        ) : (
          <p className="font-semibold">{name}</p>
        )}
        <p className="text-sm text-quiet">
          Done <RelativeTime at={at} />
        </p>
        {refusal && (
          <p className="mt-1 flex items-start gap-2">
            <CircleAlert className="mt-1 size-4 shrink-0 text-error" aria-hidden="true" />
            <span className="min-w-0">{refusal.message}</span>
          </p>
        )}
      </div>
      {refusal ? <RefusedActions item={item} /> : <StatusBadge status={item.status} />}
    </li>
  );
}

function StatusBadge({ status }: Pick<WorkItem, 'status'>): ReactNode {
  if (status === 'unsaved') return <Badge tone="warning">Waiting, not saved</Badge>;
  return <Badge tone="info">{status === 'parked' ? 'On the server' : 'Waiting'}</Badge>;
}

function RefusedActions({ item: { opId, name, onServer } }: { item: WorkItem }) {
  const { retryRefused, discard } = useWork();
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);

  async function run(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch {
      notify("We couldn't save that. Try again.", { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  async function remove(): Promise<void> {
    const removed = await discard([opId]);
    if (removed === 0) notify("This was already sent again, so it isn't deleted.", { type: 'info' });
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button busy={busy} aria-label={`Try again: ${name}`} onClick={() => run(() => retryRefused(opId))}>
        Try again
      </Button>
      <Button look="quiet" aria-label={`Delete: ${name}`} onClick={() => setConfirming(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title="Delete this work?"
        action="Delete for good"
        busy={busy}
        onConfirm={() => run(remove)}
      >
        <p>
          {name} is only on {onServer ? 'the server' : 'this device'}. Once it's deleted, you can't get it back.
        </p>
      </ConfirmDialog>
    </div>
  );
}
