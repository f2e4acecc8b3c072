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

  /** Null while nothing is typed. A `version` of null is that of the questions that are saved now. */
  const [typed, setTyped] = useState<(Omit<TypedQuestions, 'version'> & { version: string | null }) | null>(() =>
    kept.read(),
  );
  // Its one field is all questions: what is wrong with them is in `problems`, and what is typed in `typed`.
  const form = useForm({ start: { questions: '' }, check, send });
  const questions = useMemo(() => {
    const shown = typed?.questions ?? saved;
    return frozen ? onlyNotes(saved, shown) : shown;
  }, [frozen, saved, typed]);
  /** For what is undone later. */
  const latest = useRef(questions);
  latest.current = questions;
  const changed = useMemo(() => !areSame(questions, saved), [questions, saved]);
  /** The version of the saved questions that what is typed began with. */
  const version = (changed ? typed?.version : null) ?? test.questionsVersion;
  const issues = checked ? questionIssues(testId, questions) : [];

  useEffect(() => {
    keep();
    return beforeUpdate(() => keep() && kept.save());
  });

  /** Returns whether nothing is lost when the page is loaded again. */
  function keep(): boolean {
    return kept.keep(changed ? { questions, version } : null);
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
      if (changed) await own.save({ ...inputOf(testId, questions), version });
      setChecked(false);
      // What was typed while it was under way isn't sent yet and stays.
      setTyped((now) => (now === null || now === typed ? null : { ...now, version: null }));
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

  function set(next: readonly EditedQuestion[]) {
    setRefused([]);
    form.set({ questions: '' });
    setTyped({ questions: next, version });
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
      action: { label: 'Undo', onPress: () => set(latest.current.toSpliced(at, 0, question)) },
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
      setRefused([]);
      form.set({ questions: '' });
      setTyped(null);
    },
    /** The next save replaces what is saved now. */
    keepMine() {
      form.set({ questions: '' });
      setTyped({ questions, version: test.questionsVersion });
    },
    /** Saves first what isn't saved. */
    publish() {
      thenPublish.current = true;
      form.form.ref.current?.requestSubmit();
    },
  };
}
