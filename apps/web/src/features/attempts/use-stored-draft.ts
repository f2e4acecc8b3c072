import { useEffect, useState } from 'react';
import type { DraftStore } from './drafts/draft-store.ts';
import type { Draft } from './drafts.mirror.ts';

/**
 * Returns a draft as this device stores it, with the answers from other tabs; until that is read, the page's own draft.
 */
export function useStoredDraft(store: DraftStore, draft: Draft): Draft {
  const { attemptId } = draft;
  const [stored, setStored] = useState<Draft | null>(null);
  useEffect(() => {
    let unwatch: (() => void) | null = null;
    let isUnmounted = false;
    // Flushes first: answers that aren't on the disk yet would otherwise be shown as unanswered.
    void store.flush().then(() => {
      if (isUnmounted) return;
      unwatch = store.watch(({ drafts }) =>
        setStored(drafts.find((storedDraft) => storedDraft.attemptId === attemptId) ?? null),
      );
    });
    return () => {
      isUnmounted = true;
      unwatch?.();
    };
  }, [store, attemptId]);
  return stored ?? draft;
}
