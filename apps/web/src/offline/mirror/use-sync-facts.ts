import { useEffect, useState } from 'react';
import { type SyncStatus, useSyncStatus } from '../sync-status.ts';
import { type OfflineSupply, readOfflineSupply, readSyncFacts, type SyncFacts } from './sync-facts.ts';
import { useMirror } from './use-mirror.ts';

/** How far this device and the server are apart; undefined until read, null where this browser keeps nothing. */
export function useSyncFacts(): (SyncFacts & SyncStatus) | null | undefined {
  const status = useSyncStatus();
  const facts = useMirror(readSyncFacts, null);
  return facts && { ...facts, ...status };
}

/** What there is on this device for times without a network. */
export function useOfflineSupply(): OfflineSupply | null | undefined {
  return useMirror(readOfflineSupply, null);
}

/** Bytes that this site uses in this browser, and may use; null where the browser does not tell. */
export function useStorageEstimate(): { usage: number; quota: number } | null {
  const [estimate, setEstimate] = useState<{ usage: number; quota: number } | null>(null);
  useEffect(() => {
    let left = false;
    const { storage } = navigator as { storage?: StorageManager };
    storage?.estimate?.().then(
      ({ usage = 0, quota = 0 }) => {
        if (!left) setEstimate({ usage, quota });
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return estimate;
}
