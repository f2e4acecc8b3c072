import { useBusy } from '#lib/hooks/use-busy.ts';
import { showFailure } from '#lib/server/errors.ts';
import { trpc } from '#lib/server/trpc.ts';
import type { QuizEditor } from '../use-quiz-editor.ts';

/** Provides the actions with which an author resolves a conflict between this editor and the server. */
export function useDraftConflict({ autosave }: QuizEditor, quizId: string, reopen: () => Promise<void>) {
  const { client } = trpc.useUtils();
  const { busy, runOnce } = useBusy();

  function runOrReport(work: () => Promise<void>): Promise<void> {
    return runOnce(() =>
      work().catch((error: unknown) => {
        autosave.resume();
        showFailure(error);
      }),
    );
  }

  return {
    busy,
    /** Drops the user's draft and reopens the published quiz. */
    discard: () =>
      runOrReport(async () => {
        await autosave.pause();
        await client.quizzes.discardDraft.mutate({ quizId });
        autosave.restart(0, null);
        await reopen();
      }),
    /** Drops this editor's changes and loads the draft that another tab or device saved. */
    loadSaved: () =>
      runOrReport(async () => {
        await autosave.pause();
        autosave.restart(0, null);
        await reopen();
      }),
    /** Saves this editor's content over the draft that another tab or device saved. */
    keepHere: () =>
      runOrReport(async () => {
        const { draft } = await client.quizzes.edit.query({ id: quizId });
        autosave.restart(draft?.revision ?? 0, draft?.savedAt ?? null, 'save');
      }),
  };
}
