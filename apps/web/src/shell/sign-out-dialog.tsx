import { Download, Lock, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { MIRRORS } from '#features/mirrors.ts';
import { useUnsent } from '#features/sync/use-unsent.ts';
import { notify } from '#lib/notifications.ts';
import { formatWorkAmount } from '#offline/mirror/work-amount.ts';
import { syncNow } from '#offline/sync-status.ts';
import { useWork } from '#offline/use-work.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';

export interface SignOutDialogProps {
  onClose: () => void;
  onLogOut: () => Promise<void>;
}

/**
 * Asks what to do with unsent work before logging out: sync it, leave it locked on this device, save it as a file or
 * delete it. No work is deleted unless the user chooses that.
 */
export function SignOutDialog({ onClose, onLogOut }: SignOutDialogProps) {
  const { exportFile, discard } = useWork();
  const items = useUnsent();
  const unsent = items?.filter(({ onServer }) => !onServer) ?? [];
  const [busy, setBusy] = useState<'sync' | 'export' | 'delete' | 'leave' | null>(null);
  const [hasUnsentWork, setHasUnsentWork] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const answers = unsent.reduce((sum, item) => sum + item.answers, 0);
  const amount = formatWorkAmount(
    unsent.map(({ type }) => type),
    MIRRORS,
  );
  const isEverythingSynced = items !== undefined && unsent.length === 0;

  async function runAction(action: NonNullable<typeof busy>, work: () => Promise<unknown>): Promise<void> {
    setBusy(action);
    try {
      await work();
    } catch {
      notify("That didn't work in this browser. Your work is still here.", { type: 'error' });
    } finally {
      setBusy(null);
    }
  }

  const logOut = () => runAction('leave', onLogOut);
  return (
    <Dialog
      open
      onClose={onClose}
      title={isEverythingSynced ? 'Everything is synced' : "Some of your work hasn't been sent"}
    >
      {isEverythingSynced ? (
        <>
          <p role="status">You can log out safely.</p>
          <Button look="primary" busy={busy === 'leave'} onClick={logOut}>
            Log out
          </Button>
        </>
      ) : deleting ? (
        <>
          <p>
            {amount} {unsent.length === 1 ? 'is' : 'are'} only on this device. If you delete{' '}
            {unsent.length === 1 ? "it, it's" : "them, they're"} gone for good and will never count.
          </p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={() => setDeleting(false)}>Keep my answers</Button>
            <Button
              look="danger"
              busy={busy === 'delete'}
              onClick={() =>
                runAction('delete', async () => {
                  await discard(unsent.map(({ opId }) => opId));
                  await onLogOut();
                })
              }
            >
              Delete for good
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            {amount} {unsent.length === 1 ? 'waits' : 'wait'} on this device. If you log out now,{' '}
            {unsent.length === 1 ? 'it stays' : 'they stay'} locked to your account, and we'll send{' '}
            {unsent.length === 1 ? 'it' : 'them'} after you log in again.
          </p>
          {hasUnsentWork && (
            <p role="alert" className="font-semibold text-warning">
              We couldn't send everything. Check your connection and try again.
            </p>
          )}
          <div className="grid gap-3">
            <Button
              look="primary"
              busy={busy === 'sync'}
              onClick={() => runAction('sync', async () => syncNow().then(() => setHasUnsentWork(true)))}
              icon={<RefreshCw className="size-5" aria-hidden="true" />}
            >
              Sync now
            </Button>
            <Button busy={busy === 'leave'} onClick={logOut} icon={<Lock className="size-5" aria-hidden="true" />}>
              Keep locked and log out
            </Button>
            <Button
              busy={busy === 'export'}
              onClick={() => runAction('export', exportFile)}
              icon={<Download className="size-5" aria-hidden="true" />}
            >
              Save as a file
            </Button>
            <Button
              look="quiet"
              onClick={() => setDeleting(true)}
              icon={<Trash2 className="size-5" aria-hidden="true" />}
            >
              Delete {answers === 0 ? amount : answers === 1 ? '1 answer' : `${answers} answers`}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
