import { CircleAlert, CloudCheck, CloudOff, CloudUpload, type LucideIcon, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useSyncFacts } from '#offline/mirror/use-sync-facts.ts';
import { type SyncStatus, syncNow, useSyncStatus } from '#offline/sync-status.ts';
import { NEEDS_HTTPS, type OfflineStart, useOfflineStart } from '#pwa/offline-start.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RelativeTime } from '#ui/relative-time.tsx';

/** Whether the server is reached, when it was last, and the way to try at once. */
export function ConnectionCard() {
  const status = useSyncStatus();
  const facts = useSyncFacts();
  const offlineStart = useOfflineStart();
  const [trying, setTrying] = useState(false);
  const { icon: Icon, words, more } = stateOf(status);

  async function tryNow(): Promise<void> {
    setTrying(true);
    try {
      await syncNow();
    } finally {
      setTrying(false);
    }
  }

  return (
    <Card aria-label="Connection" className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="flex min-w-0 flex-1 basis-72 items-start gap-4">
        <Icon className="mt-0.5 size-7 shrink-0 text-primary" aria-hidden="true" />
        <div className="min-w-0">
          <p role="status" className="font-display text-lg font-bold">
            {words}
          </p>
          {more && <p>{more}</p>}
          <p className="text-quiet">
            {facts?.lastExchange == null ? (
              'This device has not synced yet.'
            ) : (
              <>
                Last synced <RelativeTime at={new Date(facts.lastExchange).toISOString()} />.
              </>
            )}{' '}
            {START_WORDS[offlineStart]}
          </p>
        </div>
      </div>
      <Button look="primary" busy={trying} onClick={tryNow} icon={<RefreshCw className="size-5" aria-hidden="true" />}>
        Sync now
      </Button>
    </Card>
  );
}

const START_WORDS: Record<OfflineStart, string> = {
  ready: 'Quorbit starts without a connection.',
  installing: 'Quorbit is being kept on this device, to start without a connection.',
  'needs-https': `${NEEDS_HTTPS}.`,
  unsupported: 'This browser cannot start Quorbit without a connection.',
};

function stateOf({ phase, online }: SyncStatus): { icon: LucideIcon; words: string; more?: string } {
  switch (phase) {
    case 'storage':
      return {
        icon: CircleAlert,
        words: 'This browser keeps nothing at the moment',
        more: 'Free some space. Keep this page open until everything is sent.',
      };
    case 'too-old':
      return { icon: CircleAlert, words: 'Quorbit must be updated', more: 'Reload the page. Your work stays here.' };
    case 'syncing':
      return { icon: CloudUpload, words: 'Syncing' };
    case 'waiting':
      return online
        ? { icon: CloudUpload, words: 'The server asked to wait', more: 'It is tried again by itself.' }
        : { icon: CloudOff, words: 'The server cannot be reached', more: 'It is tried again by itself.' };
    case 'following':
      return { icon: CloudCheck, words: 'Another tab keeps this device in sync' };
    case 'idle':
      return { icon: CloudCheck, words: 'Connected, everything synced' };
    default:
      return { icon: CloudUpload, words: online === false ? 'The server cannot be reached' : 'Starting' };
  }
}
