import { useEffect, useState } from 'react';
import { type SyncStatus, useSyncStatus } from '../sync-status.ts';
import { selectLastExchange } from './inputs.ts';
import { type SyncFacts, selectSyncFacts } from './sync-facts.ts';
import { useMirror } from './use-mirror.ts';

/**
 * Returns the work that this device and the server don't share yet; undefined until read, null if this browser stores
 * nothing.
 */
export function useSyncFacts(): (SyncFacts & SyncStatus) | null | undefined {
  const status = useSyncStatus();
  const facts = useMirror(selectSyncFacts, null);
  return facts && { ...facts, ...status };
}

/**
 * Returns the server time of the last exchange that got a reply, in milliseconds; undefined until read, null before the
 * first one. It changes with every exchange.
 */
export function useLastExchange(): number | null | undefined {
  return useMirror(selectLastExchange, null);
}

/**
 * Returns the bytes that this site uses in this browser, and the bytes that it may use; null if the browser doesn't
 * say.
 */
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
