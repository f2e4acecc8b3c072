import { newId } from '@quorbit/contracts/lib/ids';
import type { QuestionKind } from '@quorbit/contracts/quizzes/question-kinds';
import { MAX_QUESTIONS } from '@quorbit/contracts/quizzes/schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import { closeNotification, notify } from '#lib/notifications.ts';
import { formatCount } from '#lib/words/format-count.ts';
import { type EditedQuestion, newQuestion } from '../edited-quiz.ts';
import {
  changeQuestion,
  indexOfQuestion,
  insertCopy,
  moveQuestion,
  removeQuestion,
  restoreQuestion,
} from './question-list.ts';

type Change = (change: (questions: readonly EditedQuestion[]) => readonly EditedQuestion[]) => void;

/**
 * Provides an author's actions on the list of questions, and the text to announce to screen readers after each of them.
 */
export function useQuestionList(
  questions: readonly EditedQuestion[],
  setQuestions: Change,
  choose: (id: string | null) => void,
) {
  const [announcement, setAnnouncement] = useState('');
  const undoToast = useRef<number | null>(null);
  const count = questions.length;
  // Undo can't work once the editor is closed, so its notification closes too.
  useEffect(() => () => void (undoToast.current !== null && closeNotification(undoToast.current)), []);

  const onChange = useCallback(
    (id: string, change: Partial<EditedQuestion>) => setQuestions((list) => changeQuestion(list, id, change)),
    [setQuestions],
  );

  function checkCanAdd(): boolean {
    if (count < MAX_QUESTIONS) return true;
    notify(`A quiz has at most ${MAX_QUESTIONS} questions.`, { type: 'warning' });
    return false;
  }

  function onAdd(kind: QuestionKind): void {
    if (!checkCanAdd()) return;
    const question = newQuestion(newId(), kind);
    setQuestions((list) => [...list, question]);
    choose(question.id);
    setAnnouncement(`Question ${count + 1} added.`);
  }

  function onImport(added: readonly EditedQuestion[]): void {
    const ids = new Set(added.map(({ id }) => id));
    setQuestions((list) => [...list, ...added]);
    choose(added[0]?.id ?? null);
    const onPress = () => {
      setQuestions((list) => list.filter(({ id }) => !ids.has(id)));
      choose(null);
    };
    undoToast.current = notify(`${formatCount(added.length, 'question', 'questions')} added.`, {
      action: { label: 'Undo', onPress },
    });
  }

  function onDuplicate(id: string): void {
    if (!checkCanAdd()) return;
    const copyId = newId();
    setQuestions((list) => insertCopy(list, id, copyId));
    choose(copyId);
    setAnnouncement(`Question ${indexOfQuestion(questions, id) + 1} duplicated.`);
  }

  function onMove(from: number, to: number): void {
    if (moveQuestion(questions, from, to) === questions) return;
    setQuestions((list) => moveQuestion(list, from, to));
    setAnnouncement(`Question moved to position ${to + 1} of ${count}.`);
  }

  function onDelete(id: string): void {
    const at = indexOfQuestion(questions, id);
    const question = questions[at];
    if (!question) return;
    setQuestions((list) => removeQuestion(list, id));
    choose(questions[at + 1]?.id ?? questions[at - 1]?.id ?? null);
    const onPress = () => {
      setQuestions((list) => restoreQuestion(list, question, at));
      choose(id);
    };
    undoToast.current = notify(`Question ${at + 1} deleted.`, { action: { label: 'Undo', onPress } });
  }

  return { announcement, onChange, onAdd, onImport, onDuplicate, onMove, onDelete };
}
