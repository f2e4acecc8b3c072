import { newId } from '@quorbit/contracts/lib/ids';
import type { ManagedWrittenTestDetail } from '@quorbit/contracts/written-tests/authoring';
import { MAX_WRITTEN_QUESTIONS } from '@quorbit/contracts/written-tests/limits';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from '#lib/forms/use-form.ts';
import { notify } from '#lib/notifications.ts';
import { beforeUpdate } from '#lib/server/before-update.ts';
import { describeFailure } from '#lib/server/errors.ts';
import { useUser } from '#lib/session.ts';
import { usePublishTest, useRefreshTest } from './authoring.mutations.ts';
import {
  areSame,
  type EditedQuestion,
  editedOf,
  inputOf,
  moved,
  newQuestion,
  onlyNotes,
  type Problem,
  problemsOf,
  questionIssues,
  withCopy,
} from './edited-questions.ts';
import { keptQuestions, type TypedQuestions } from './kept-questions.ts';
import { useOwnSaves } from './use-own-saves.ts';

export type QuestionEditor = ReturnType<typeof useQuestionEditor>;

/** The questions of a test in the hands of an admin, saved as a whole. */
export function useQuestionEditor(test: ManagedWrittenTestDetail) {
  const { id: testId, status } = test;
  const own = useOwnSaves(testId);
  const publish = usePublishTest();
  const refresh = useRefreshTest(testId);
  const { id: userId } = useUser();
  const kept = useMemo(() => keptQuestions(userId, testId), [userId, testId]);
  const saved = useMemo(() => editedOf(test.questions), [test.questions]);
  const frozen = test.started > 0;
  const [chosen, setChosen] = useState<string | null>(null);
  /** Whether it was checked: from then on fields say what is wrong while somebody types. */
  const [checked, setChecked] = useState(false);
  /** What the server refused at single fields, until the next change. */
  const [refused, setRefused] = useState<Problem[]>([]);
  const thenPublish = useRef(false);

  /** Null while nothing is typed. */
  const [typed, setTyped] = useState<TypedQuestions | null>(() => kept.read());
  // Its one field is all questions: what is wrong with them is in `problems`, and what is typed in `typed`.
  const form = useForm({ start: { questions: '' }, check, send });
  const questions = useMemo(() => {
    const shown = typed?.questions ?? saved;
    return frozen ? onlyNotes(saved, shown) : shown;
  }, [frozen, saved, typed]);
  const changed = useMemo(() => !areSame(questions, saved), [questions, saved]);
  /** The version of the saved questions that what is typed began with. */
  const version = (changed ? typed?.version : null) ?? test.questionsVersion;
  /** For what happens after later changes: undoing, and replies. */
  const latest = useRef({ questions, version, saved });
  latest.current = { questions, version, saved };
  const issues = checked ? questionIssues(testId, questions) : [];

  useEffect(() => {
    keep();
    return beforeUpdate(() => keep() && kept.save());
  });

  /** Returns whether nothing is lost when the page is loaded again. */
  function keep(): boolean {
    return typed === null || kept.keep({ ...typed, version });
  }

  /** Drops the typed questions that were sent. Those typed meanwhile stay, and begin with the version that is saved now. */
  function dropSent(savedVersion: string) {
    const withoutSent = (now: TypedQuestions | null) =>
      now === null || (typed && areSame(now.questions, typed.questions)) ? null : { ...now, version: savedVersion };
    setTyped(withoutSent);
    // The editor may be unmounted by now.
    kept.keep(withoutSent(kept.read()));
  }

  async function check() {
    const found = questionIssues(testId, questions);
    setChecked(true);
    const [first] = problemsOf(found, questions);
    if (first) setChosen(first.questionId);
    if (found.length > 0) thenPublish.current = false;
    return found.map(({ message }) => ({ path: 'questions', message }));
  }

  async function send() {
    const publishing = thenPublish.current;
    thenPublish.current = false;
    try {
      if (changed) {
        const { questionsVersion } = await own.save({ ...inputOf(testId, questions), version });
        dropSent(questionsVersion);
      }
      setChecked(false);
      if (publishing) await publish.mutateAsync({ testId });
    } catch (error) {
      // Then the notice about other questions follows.
      if (describeFailure(error).code === 'CONFLICT') void refresh();
      const problems = problemsOf(describeFailure(error).issues, questions);
      setRefused(problems);
      if (problems[0]) setChosen(problems[0].questionId);
      throw error;
    }
  }

  function set(next: readonly EditedQuestion[], began = latest.current.version) {
    setRefused([]);
    // Clears what the form said about the last attempt to save.
    form.set({ questions: '' });
    const isSaved = areSame(next, latest.current.saved);
    setTyped(isSaved ? null : { questions: next, version: began });
    if (isSaved) kept.keep(null);
  }

  function add() {
    const question = newQuestion();
    set([...questions, question]);
    setChosen(question.id);
  }

  function remove(id: string) {
    const at = questions.findIndex((one) => one.id === id);
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
    problems: [...problemsOf(issues, questions), ...refused],
    busy: form.busy || publish.isPending,
    change: (id: string, change: Partial<EditedQuestion>) =>
      set(questions.map((one) => (one.id === id ? { ...one, ...change } : one))),
    add,
    move: (id: string, step: -1 | 1) => set(moved(questions, id, step)),
    duplicate(id: string) {
      const copyId = newId();
      set(withCopy(questions, id, copyId));
      setChosen(copyId);
    },
    remove,
    /** The typed questions began with others than those that are saved now. */
    overtaken: changed && version !== test.questionsVersion && !own.isOwn(test),
    /** Goes back to the saved questions. */
    discard() {
      setChecked(false);
      set(saved);
    },
    /** The next save replaces what is saved now. */
    keepMine: () => set(questions, test.questionsVersion),
    /** Saves first what isn't saved. */
    publish() {
      thenPublish.current = true;
      form.form.ref.current?.requestSubmit();
    },
  };
}
