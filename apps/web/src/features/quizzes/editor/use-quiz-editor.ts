import type { QuizEdit } from '@quorbit/contracts/quizzes/drafts';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { describeFailure, showFailure } from '#lib/server/errors.ts';
import { trpc } from '#lib/server/trpc.ts';
import { useUser } from '#lib/session.ts';
import { Autosave } from './autosave.ts';
import { trackClosing } from './closing-editors.ts';
import { contentOf, type EditedQuestion, type EditedQuiz, type EditedSettings, toEditedQuiz } from './edited-quiz.ts';
import { type UnsavedEdit, unsavedEditStore } from './unsaved-edit.ts';
import { createDraftSaver, serializeDraft, serializeQuiz } from './versions/draft-saver.ts';
import { createVersionCache, sendChanges } from './versions/version-cache.ts';

/** The editor's initial content: the unsaved content on this device, else the draft, else the published quiz. */
interface InitialEdit {
  quiz: EditedQuiz;
  versionId: string;
  /**
   * Whether the editor starts with unsaved content from this device; `behind` if another tab or device has saved a
   * draft since.
   */
  unsaved: 'no' | 'yes' | 'behind';
}

function toInitialEdit(edit: QuizEdit, unsavedEdit: UnsavedEdit | null): InitialEdit {
  const { draft } = edit;
  if (unsavedEdit && serializeQuiz(unsavedEdit.quiz) !== serializeDraft(edit)) {
    const unsaved = unsavedEdit.revision === (draft?.revision ?? 0) ? 'yes' : 'behind';
    return { quiz: unsavedEdit.quiz, versionId: unsavedEdit.versionId, unsaved };
  }
  if (draft) return { quiz: toEditedQuiz(draft.content), versionId: draft.versionId, unsaved: 'no' };
  return { quiz: toPublishedQuiz(edit), versionId: edit.versionId, unsaved: 'no' };
}

export const toPublishedQuiz = ({ settings, questions }: QuizEdit) => toEditedQuiz({ settings, questions });

/** Manages a quiz while it's being edited: its content and the automatic saving of its draft. */
export function useQuizEditor(edit: QuizEdit) {
  const { id: userId } = useUser();
  const { client } = trpc.useUtils();
  const quizId = edit.quiz.id;
  const [unsavedStore] = useState(() => unsavedEditStore(userId, quizId));
  const [initial] = useState(() => toInitialEdit(edit, unsavedStore.read()));
  const [quiz, setQuiz] = useState(initial.quiz);
  const versionId = useRef(initial.versionId);
  const [known] = useState(() => createVersionCache(edit));

  const [autosave] = useState(() => {
    const save = createDraftSaver({
      save(revision, edited) {
        const draft = { quizId, versionId: versionId.current, revision };
        const fullContent = contentOf(edited);
        return sendChanges(fullContent, known.changesOf(fullContent, edited, draft.versionId), (content) =>
          client.quizzes.saveDraft.mutate({ ...draft, content }),
        );
      },
      read: () => client.quizzes.edit.query({ id: quizId }),
    });
    return new Autosave<EditedQuiz>(
      {
        save: (revision, content) => save(revision, content).catch(reportSignedOut),
        storeUnsaved(unsaved) {
          unsavedStore.set(
            unsaved && { versionId: versionId.current, revision: unsaved.revision, quiz: unsaved.content },
          );
        },
      },
      edit.draft?.revision ?? 0,
      edit.draft?.savedAt ?? null,
    );
  });
  const save = useSyncExternalStore(autosave.subscribe, () => autosave.state);

  useEffect(() => {
    if (initial.unsaved === 'yes') autosave.update(initial.quiz);
    if (initial.unsaved === 'behind') autosave.markBehind(initial.quiz);
  }, [autosave, initial]);

  const lastQuiz = useRef(initial.quiz);
  useEffect(() => {
    if (lastQuiz.current === quiz) return;
    lastQuiz.current = quiz;
    autosave.update(quiz);
  }, [autosave, quiz]);

  useSaveOnLeave(quizId, autosave, unsavedStore.save);

  const setSettings = useCallback(
    (change: Partial<EditedSettings>) =>
      setQuiz((before) => ({ ...before, settings: { ...before.settings, ...change } })),
    [],
  );
  const setQuestions = useCallback(
    (change: (questions: readonly EditedQuestion[]) => readonly EditedQuestion[]) =>
      setQuiz((before) => ({ ...before, questions: change(before.questions) })),
    [],
  );
  return { quiz, save, autosave, versionId, known, setSettings, setQuestions };
}

export type QuizEditor = ReturnType<typeof useQuizEditor>;

/**
 * Shows the message about an ended session, as on every screen; other failures of the autosave appear beside the title.
 * @throws the given error, always.
 */
function reportSignedOut(error: unknown): never {
  if (describeFailure(error).kind === 'signed-out') showFailure(error);
  throw error;
}

/** Saves the quiz when the network is back and when the editor is left. */
function useSaveOnLeave(quizId: string, autosave: Autosave<EditedQuiz>, storeNow: () => boolean): void {
  useEffect(() => {
    autosave.open();
    window.addEventListener('online', autosave.flush);
    return () => {
      window.removeEventListener('online', autosave.flush);
      storeNow();
      trackClosing(quizId, autosave.close());
    };
  }, [quizId, autosave, storeNow]);
}
