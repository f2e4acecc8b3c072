import { useEffect, useState } from 'react';
import type { Draft } from '#offline/draft.ts';
import type { DraftStore } from '#offline/draft-store.ts';

/** A draft as this device has it, with what other tabs answered; as this page has it until that is read. */
export function useStoredDraft(store: DraftStore, draft: Draft): Draft {
  const { attemptId } = draft;
  const [stored, setStored] = useState<Draft | null>(null);
  useEffect(
    () => store.watch(({ drafts }) => setStored(drafts.find((one) => one.attemptId === attemptId) ?? null)),
    [store, attemptId],
  );
  return stored ?? draft;
}
