import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { notify } from '#lib/notifications.ts';
import type { WorkItem } from '#offline/mirror/work.ts';
import { useWork } from '#offline/use-work.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';
import { workName } from './work-name.ts';

const SHOWN_FIRST = 10;

interface WorkListProps {
  title: string;
  why?: string;
  items: readonly WorkItem[];
  /** Said where there are none; without it the whole list is left out then. */
  empty?: string;
}

/** Work of one standing, newest first. */
export function WorkList({ title, why, items, empty }: WorkListProps) {
  const titleId = useId();
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, SHOWN_FIRST);
  if (items.length === 0 && empty === undefined) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <div>
        <h2 id={titleId} className="text-xl">
          {title} {items.length > 0 && <span className="figures text-quiet">({items.length})</span>}
        </h2>
        {why && <p className="text-quiet">{why}</p>}
      </div>
      {items.length === 0 ? (
        <p className="rounded-card border border-dashed border-base-content/25 px-5 py-4 text-quiet">{empty}</p>
      ) : (
        <ul className="overflow-hidden rounded-card border border-base-300 bg-base-100">
          {shown.map((item) => (
            <WorkRow key={item.opId} item={item} />
          ))}
        </ul>
      )}
      {shown.length < items.length && (
        <Button className="justify-self-start" onClick={() => setAll(true)}>
          Show all {items.length}
        </Button>
      )}
    </section>
  );
}

function WorkRow({ item }: { item: WorkItem }) {
  const { at, attemptId, refusal } = item;
  const name = workName(item);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3.5 not-first:border-t not-first:border-base-300">
      <div className="min-w-0 flex-1 basis-60">
        {attemptId ? (
          <Link
            to="/report/$id"
            params={{ id: attemptId }}
            className="font-semibold underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        ) : (
          <p className="font-semibold">{name}</p>
        )}
        <p className="text-sm text-quiet">
          Done <RelativeTime at={at} />
        </p>
        {refusal && <p>{refusal.message}</p>}
      </div>
      {refusal ? <RefusedActions item={item} name={name} /> : <StandingBadge standing={item.standing} />}
    </li>
  );
}

function StandingBadge({ standing }: Pick<WorkItem, 'standing'>): ReactNode {
  if (standing === 'unsaved') return <Badge tone="warning">Waiting, not saved</Badge>;
  return <Badge tone="info">{standing === 'parked' ? 'Being looked at' : 'Waiting'}</Badge>;
}

function RefusedActions({ item, name }: { item: WorkItem; name: string }) {
  const { tryAgain, discard } = useWork();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function act(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch {
      notify('This browser could not save the change. Try again.', { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button busy={busy} aria-label={`Try again: ${name}`} onClick={() => act(() => tryAgain(item.opId))}>
        Try again
      </Button>
      <Button look="quiet" aria-label={`Delete: ${name}`} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Delete this work?"
        action="Delete for good"
        busy={busy}
        onConfirm={() => act(() => discard([item.opId]))}
      >
        <p>{name} is only on this device. Deleted, it cannot be brought back.</p>
      </ConfirmDialog>
    </div>
  );
}
