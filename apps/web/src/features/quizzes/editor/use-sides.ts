import { useState } from 'react';
import { showFailure } from '#lib/errors.ts';
import { trpc } from '#lib/trpc.ts';
import type { QuizEditor } from './use-quiz-editor.ts';

/** Choosing between what is in this editor and what is elsewhere. */
export function useSides({ autosave }: QuizEditor, quizId: string, reopen: () => Promise<void>) {
  const { client } = trpc.useUtils();
  const [busy, setBusy] = useState(false);

  async function during(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      autosave.resume();
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    /** Drops the own changes for what is published. */
    discard: () =>
      during(async () => {
        await autosave.pause();
        await client.quizzes.discardDraft.mutate({ quizId });
        autosave.restart(0, null);
        await reopen();
      }),
    /** Drops what this tab or device has for what another one saved. */
    loadSaved: () =>
      during(async () => {
        await autosave.pause();
        autosave.restart(0, null);
        await reopen();
      }),
    /** Saves what is here over what another tab or device saved. */
    keepHere: () =>
      during(async () => {
        const { draft } = await client.quizzes.edit.query({ id: quizId });
        autosave.restart(draft?.revision ?? 0, draft?.savedAt ?? null, 'save');
      }),
  };
}
