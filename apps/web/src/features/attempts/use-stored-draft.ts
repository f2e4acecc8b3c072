import { useEffect, useState } from 'react';
import type { DraftStore } from './drafts/draft-store.ts';
import type { Draft } from './drafts.mirror.ts';

/** A draft as this device has it, with what other tabs answered; as this page has it until that is read. */
export function useStoredDraft(store: DraftStore, draft: Draft): Draft {
  const { attemptId } = draft;
  const [stored, setStored] = useState<Draft | null>(null);
  useEffect(() => {
    let unwatch: (() => void) | null = null;
    let isUnmounted = false;
    // What this page knows and the disk does not have yet must not look unanswered meanwhile.
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
