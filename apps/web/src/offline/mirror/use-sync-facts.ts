import { useEffect, useState } from 'react';
import { type SyncStatus, useSyncStatus } from '../sync-status.ts';
import { selectLastExchange } from './inputs.ts';
import { type SyncFacts, selectSyncFacts } from './sync-facts.ts';
import { useMirror } from './use-mirror.ts';

/** What this device and the server do not share yet; undefined until read, null where this browser stores nothing. */
export function useSyncFacts(): (SyncFacts & SyncStatus) | null | undefined {
  const status = useSyncStatus();
  const facts = useMirror(selectSyncFacts, null);
  return facts && { ...facts, ...status };
}

/**
 * Server time of the last exchange that got a reply, milliseconds; undefined until read, null before the first. Every
 * exchange changes it.
 */
export function useLastExchange(): number | null | undefined {
  return useMirror(selectLastExchange, null);
}

/** Bytes that this site uses in this browser, and may use; null where the browser does not say. */
export function useStorageEstimate(): { usage: number; quota: number } | null {
  const [estimate, setEstimate] = useState<{ usage: number; quota: number } | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const { storage } = navigator as { storage?: StorageManager };
    storage?.estimate?.().then(
      ({ usage = 0, quota = 0 }) => {
        if (!isUnmounted) setEstimate({ usage, quota });
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  return estimate;
}
