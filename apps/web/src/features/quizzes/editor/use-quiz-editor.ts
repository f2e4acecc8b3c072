import type { QuizEdit } from '@quorbit/contracts/quizzes/drafts';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { describeFailure, showFailure } from '#lib/server/errors.ts';
import { trpc } from '#lib/server/trpc.ts';
import { useUser } from '#lib/session.ts';
import { Autosave } from './autosave.ts';
import { noteClosing } from './closing.ts';
import { contentOf, type Edited, type EditedQuiz, type EditedSettings, readQuiz } from './edited-quiz.ts';
import { type KeptEdit, keptEdit } from './kept-edit.ts';
import { knownVersions, sendChanges } from './versions/known-versions.ts';
import { draftText, ownDraft, textOf } from './versions/own-draft.ts';

/** What the editor begins with: what this device kept unsaved, else the draft, else what is published. */
interface Beginning {
  quiz: EditedQuiz;
  versionId: string;
  /** `behind`: another tab or device saved a draft since. */
  unsaved: 'no' | 'yes' | 'behind';
}

function beginningOf(edit: QuizEdit, kept: KeptEdit | null): Beginning {
  const { draft } = edit;
  if (kept && textOf(kept.quiz) !== draftText(edit)) {
    const unsaved = kept.revision === (draft?.revision ?? 0) ? 'yes' : 'behind';
    return { quiz: kept.quiz, versionId: kept.versionId, unsaved };
  }
  if (draft) return { quiz: readQuiz(draft.content), versionId: draft.versionId, unsaved: 'no' };
  return { quiz: publishedOf(edit), versionId: edit.versionId, unsaved: 'no' };
}

export const publishedOf = ({ settings, questions }: QuizEdit) => readQuiz({ settings, questions });

/** One quiz while somebody edits it: its content, and the draft that follows it. */
export function useQuizEditor(edit: QuizEdit) {
  const { id: userId } = useUser();
  const { client } = trpc.useUtils();
  const quizId = edit.quiz.id;
  const [kept] = useState(() => keptEdit(userId, quizId));
  const [start] = useState(() => beginningOf(edit, kept.read()));
  const [quiz, setQuiz] = useState(start.quiz);
  const versionId = useRef(start.versionId);
  const [known] = useState(() => knownVersions(edit));

  const [autosave] = useState(() => {
    const save = ownDraft({
      save(revision, edited) {
        const draft = { quizId, versionId: versionId.current, revision };
        const whole = contentOf(edited);
        return sendChanges(whole, known.changesOf(whole, edited, draft.versionId), (content) =>
          client.quizzes.saveDraft.mutate({ ...draft, content }),
        );
      },
      read: () => client.quizzes.edit.query({ id: quizId }),
    });
    return new Autosave<EditedQuiz>(
      {
        save: (revision, content) => save(revision, content).catch(tellSignedOut),
        keep(unsaved) {
          kept.keep(unsaved && { versionId: versionId.current, revision: unsaved.revision, quiz: unsaved.content });
        },
      },
      edit.draft?.revision ?? 0,
      edit.draft?.savedAt ?? null,
    );
  });
  const save = useSyncExternalStore(autosave.subscribe, () => autosave.state);

  useEffect(() => {
    if (start.unsaved === 'yes') autosave.change(start.quiz);
    if (start.unsaved === 'behind') autosave.fallBehind(start.quiz);
  }, [autosave, start]);

  const noted = useRef(start.quiz);
  useEffect(() => {
    if (noted.current === quiz) return;
    noted.current = quiz;
    autosave.change(quiz);
  }, [autosave, quiz]);

  useSaving(quizId, autosave, kept.save);

  const setSettings = useCallback(
    (change: Partial<EditedSettings>) =>
      setQuiz((before) => ({ ...before, settings: { ...before.settings, ...change } })),
    [],
  );
  const setQuestions = useCallback(
    (change: (questions: readonly Edited[]) => readonly Edited[]) =>
      setQuiz((before) => ({ ...before, questions: change(before.questions) })),
    [],
  );
  return { quiz, save, autosave, versionId, known, setSettings, setQuestions };
}

export type QuizEditor = ReturnType<typeof useQuizEditor>;

/** The autosave tells its failures beside the title, but the end of a session concerns every screen. */
function tellSignedOut(error: unknown): never {
  if (describeFailure(error).kind === 'signed-out') showFailure(error);
  throw error;
}

/** Saves when the network is back and when the editor is left. */
function useSaving(quizId: string, autosave: Autosave<EditedQuiz>, keepNow: () => boolean): void {
  useEffect(() => {
    autosave.open();
    window.addEventListener('online', autosave.flush);
    return () => {
      window.removeEventListener('online', autosave.flush);
      keepNow();
      noteClosing(quizId, autosave.close());
    };
  }, [quizId, autosave, keepNow]);
}
