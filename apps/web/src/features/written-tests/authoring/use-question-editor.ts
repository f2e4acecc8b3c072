import { newId } from '@quorbit/contracts/lib/ids';
import type { ManagedWrittenTestDetail } from '@quorbit/contracts/written-tests/authoring';
import { MAX_WRITTEN_QUESTIONS } from '@quorbit/contracts/written-tests/limits';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from '#lib/forms/use-form.ts';
import { notify } from '#lib/notifications.ts';
import { describeFailure } from '#lib/server/errors.ts';
import { addUpdateHook } from '#lib/server/update-hooks.ts';
import { useUser } from '#lib/session.ts';
import { usePublishTest, useRefreshTest } from './authoring.mutations.ts';
import {
  applyTypedNotes,
  areSameQuestions,
  type EditedQuestion,
  insertCopy,
  listQuestionIssues,
  moveQuestion,
  newQuestion,
  type Problem,
  parseQuestionsInput,
  problemsOf,
  toEditedQuestions,
} from './edited-questions.ts';
import { type UnsavedQuestions, unsavedQuestionsStore } from './unsaved-questions.ts';
import { useQuestionSaver } from './use-question-saver.ts';

export type QuestionEditor = ReturnType<typeof useQuestionEditor>;

/** Manages an admin's edits of a test's questions, which are saved as a whole. */
export function useQuestionEditor(test: ManagedWrittenTestDetail) {
  const { id: testId, status } = test;
  const saver = useQuestionSaver(testId);
  const publish = usePublishTest();
  const refresh = useRefreshTest(testId);
  const { id: userId } = useUser();
  const unsavedStore = useMemo(() => unsavedQuestionsStore(userId, testId), [userId, testId]);
  const saved = useMemo(() => toEditedQuestions(test.questions), [test.questions]);
  const frozen = test.started > 0;
  const [chosen, setChosen] = useState<string | null>(null);
  /** Whether the form was checked once; from then on the fields show errors while the admin types. */
  const [checked, setChecked] = useState(false);
  /** Errors that the server reported for single fields, until the next change. */
  const [serverProblems, setServerProblems] = useState<Problem[]>([]);
  const publishAfterSave = useRef(false);

  /** The edited questions that aren't saved yet; null if nothing was typed. */
  const [unsaved, setUnsaved] = useState<UnsavedQuestions | null>(() => unsavedStore.read());
  // The form's only field represents all questions: their errors are in `problems`, the typed texts in `unsaved`.
  const form = useForm({ initialValues: { questions: '' }, validate, send });
  const questions = useMemo(() => {
    const shown = unsaved?.questions ?? saved;
    return frozen ? applyTypedNotes(saved, shown) : shown;
  }, [frozen, saved, unsaved]);
  const changed = useMemo(() => !areSameQuestions(questions, saved), [questions, saved]);
  /** The version of the saved questions on which the edited ones are based. */
  const version = (changed ? unsaved?.version : null) ?? test.questionsVersion;
  /** The latest state, for callbacks that run after further changes: undo and server replies. */
  const latest = useRef({ questions, version, saved });
  latest.current = { questions, version, saved };
  const issues = checked ? listQuestionIssues(testId, questions) : [];

  useEffect(() => {
    storeUnsaved();
    return addUpdateHook(() => storeUnsaved() && unsavedStore.save());
  });

  /**
   * Stores the unsaved questions in this browser.
   * @returns whether a reload of the page loses nothing.
   */
  function storeUnsaved(): boolean {
    return unsaved === null || unsavedStore.set({ ...unsaved, version });
  }

  /** Drops the edits that were sent. Later edits stay, now based on the version that was just saved. */
  function dropSent(savedVersion: string) {
    const withoutSent = (now: UnsavedQuestions | null) =>
      now === null || (unsaved && areSameQuestions(now.questions, unsaved.questions))
        ? null
        : { ...now, version: savedVersion };
    setUnsaved(withoutSent);
    // The editor may be unmounted by now, so the stored draft is updated too.
    unsavedStore.set(withoutSent(unsavedStore.read()));
  }

  async function validate() {
    const foundIssues = listQuestionIssues(testId, questions);
    setChecked(true);
    const [first] = problemsOf(foundIssues, questions);
    if (first) setChosen(first.questionId);
    if (foundIssues.length > 0) publishAfterSave.current = false;
    return foundIssues.map(({ message }) => ({ path: 'questions', message }));
  }

  async function send() {
    const publishing = publishAfterSave.current;
    publishAfterSave.current = false;
    try {
      if (changed) {
        const { questionsVersion } = await saver.save({ ...parseQuestionsInput(testId, questions), version });
        dropSent(questionsVersion);
      }
      setChecked(false);
      if (publishing) await publish.mutateAsync({ testId });
    } catch (error) {
      // Refetching makes the editor show that the questions were changed elsewhere.
      if (describeFailure(error).code === 'CONFLICT') void refresh();
      const problems = problemsOf(describeFailure(error).issues, questions);
      setServerProblems(problems);
      if (problems[0]) setChosen(problems[0].questionId);
      throw error;
    }
  }

  function set(next: readonly EditedQuestion[], baseVersion = latest.current.version) {
    setServerProblems([]);
    // Clears the form's message about the last attempt to save.
    form.set({ questions: '' });
    const isSaved = areSameQuestions(next, latest.current.saved);
    setUnsaved(isSaved ? null : { questions: next, version: baseVersion });
    if (isSaved) unsavedStore.set(null);
  }

  function add() {
    const question = newQuestion();
    set([...questions, question]);
    setChosen(question.id);
  }

  function remove(id: string) {
    const at = questions.findIndex((candidate) => candidate.id === id);
    const [question] = questions.slice(at, at + 1);
    if (!question) return;
    set(questions.toSpliced(at, 1));
    notify(`Question ${at + 1} is deleted.`, {
      group: `deleted in ${testId}`,
      action: { label: 'Undo', onPress: () => set(latest.current.questions.toSpliced(at, 0, question)) },
    });
  }

  return {
    form,
    questions,
    frozen,
    full: questions.length >= MAX_WRITTEN_QUESTIONS,
    changed,
    draftTest: status === 'draft',
    chosen,
    choose: setChosen,
    problems: [...problemsOf(issues, questions), ...serverProblems],
    busy: form.busy || publish.isPending,
    change: (id: string, change: Partial<EditedQuestion>) =>
      set(questions.map((question) => (question.id === id ? { ...question, ...change } : question))),
    add,
    move: (id: string, step: -1 | 1) => set(moveQuestion(questions, id, step)),
    duplicate(id: string) {
      const copyId = newId();
      set(insertCopy(questions, id, copyId));
      setChosen(copyId);
    },
    remove,
    /** Whether the edited questions are based on a version that somebody else has replaced since. */
    overtaken: changed && version !== test.questionsVersion && !saver.isOwn(test),
    /** Discards the edits and shows the saved questions again. */
    discard() {
      setChecked(false);
      set(saved);
    },
    /** Makes the next save replace the currently saved questions. */
    keepMine: () => set(questions, test.questionsVersion),
    /** Publishes the test after saving unsaved changes. */
    publish() {
      publishAfterSave.current = true;
      form.form.ref.current?.requestSubmit();
    },
  };
}
