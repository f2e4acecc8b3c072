import { Download, Lock, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { notify } from '#lib/notifications.ts';
import { useUnsent } from '#offline/mirror/use-unsent.ts';
import type { WorkItem } from '#offline/mirror/work.ts';
import { syncNow } from '#offline/sync-status.ts';
import { useWork } from '#offline/use-work.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

export interface SignOutDialogProps {
  onClose: () => void;
  onLogOut: () => Promise<void>;
}

/** Asks what becomes of unsent work before its owner leaves. Whatever is chosen, nothing goes by itself. */
export function SignOutDialog({ onClose, onLogOut }: SignOutDialogProps) {
  const { exportFile, discard } = useWork();
  const items = useUnsent();
  const unsent = items?.filter(({ standing }) => standing !== 'parked') ?? [];
  const [busy, setBusy] = useState<'sync' | 'export' | 'delete' | 'leave' | null>(null);
  const [stillWaits, setStillWaits] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const answers = unsent.reduce((sum, item) => sum + item.answers, 0);
  const nothingLeft = items !== undefined && unsent.length === 0;

  async function act(what: NonNullable<typeof busy>, work: () => Promise<unknown>): Promise<void> {
    setBusy(what);
    try {
      await work();
    } catch {
      notify('That did not work in this browser. Your work is still here.', { type: 'error' });
    } finally {
      setBusy(null);
    }
  }

  const leave = () => act('leave', onLogOut);
  return (
    <Dialog open onClose={onClose} title={nothingLeft ? 'Everything is sent' : 'Your work is not sent yet'}>
      {nothingLeft ? (
        <>
          <p role="status">Nothing waits on this device any more.</p>
          <Button look="primary" busy={busy === 'leave'} onClick={leave}>
            Log out
          </Button>
        </>
      ) : deleting ? (
        <>
          <p>
            {wordsFor(unsent)} {unsent.length === 1 ? 'is' : 'are'} only on this device. Deleted,{' '}
            {unsent.length === 1 ? 'it' : 'they'} cannot be brought back and will never count.
          </p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={() => setDeleting(false)}>Keep my answers</Button>
            <Button
              look="danger"
              busy={busy === 'delete'}
              onClick={() =>
                act('delete', async () => {
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
            {wordsFor(unsent)} {unsent.length === 1 ? 'waits' : 'wait'} on this device. Kept here,{' '}
            {unsent.length === 1 ? 'it is' : 'they are'} locked for this account and sent after your next log-in.
          </p>
          {stillWaits && (
            <p role="alert" className="font-semibold text-warning">
              The server could not be reached, or did not take everything.
            </p>
          )}
          <div className="grid gap-3">
            <Button
              look="primary"
              busy={busy === 'sync'}
              onClick={() => act('sync', async () => syncNow().then(() => setStillWaits(true)))}
              icon={<RefreshCw className="size-5" aria-hidden="true" />}
            >
              Sync now
            </Button>
            <Button busy={busy === 'leave'} onClick={leave} icon={<Lock className="size-5" aria-hidden="true" />}>
              Keep locked and log out
            </Button>
            <Button
              busy={busy === 'export'}
              onClick={() => act('export', exportFile)}
              icon={<Download className="size-5" aria-hidden="true" />}
            >
              Save as a file
            </Button>
            <Button
              look="quiet"
              onClick={() => setDeleting(true)}
              icon={<Trash2 className="size-5" aria-hidden="true" />}
            >
              Delete {answers === 1 ? '1 answer' : `${answers} answers`}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function wordsFor(unsent: readonly WorkItem[]): string {
  const attempts = unsent.filter(({ kind }) => kind === 'attempt').length;
  const others = unsent.length - attempts;
  const quizzes = attempts === 1 ? '1 finished quiz' : `${attempts} finished quizzes`;
  const answers = others === 1 ? '1 other answer' : `${others} other answers`;
  if (attempts === 0) return answers;
  return others === 0 ? quizzes : `${quizzes} and ${answers}`;
}
