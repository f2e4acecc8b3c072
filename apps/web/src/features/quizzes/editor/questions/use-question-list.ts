import { newId } from '@quorbit/contracts/lib/ids';
import type { QuestionKind } from '@quorbit/contracts/quizzes/question-kinds';
import { MAX_QUESTIONS } from '@quorbit/contracts/quizzes/schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import { closeNotification, notify } from '#lib/notifications.ts';
import { counted } from '#lib/words/counted.ts';
import { type Edited, newQuestion } from '../edited-quiz.ts';
import { changed, moved, placeOf, restored, withCopy, without } from './question-list.ts';

type Change = (change: (questions: readonly Edited[]) => readonly Edited[]) => void;

/** What an author can do with the list of questions, and what is announced about it. */
export function useQuestionList(
  questions: readonly Edited[],
  setQuestions: Change,
  choose: (id: string | null) => void,
) {
  const [said, setSaid] = useState('');
  const undo = useRef<number | null>(null);
  const count = questions.length;
  // The Undo notification is useless once the editor is closed.
  useEffect(() => () => void (undo.current !== null && closeNotification(undo.current)), []);

  const onChange = useCallback(
    (id: string, change: Partial<Edited>) => setQuestions((list) => changed(list, id, change)),
    [setQuestions],
  );

  function mayAdd(): boolean {
    if (count < MAX_QUESTIONS) return true;
    notify(`A quiz has at most ${MAX_QUESTIONS} questions.`, { type: 'warning' });
    return false;
  }

  function onAdd(kind: QuestionKind): void {
    if (!mayAdd()) return;
    const question = newQuestion(newId(), kind);
    setQuestions((list) => [...list, question]);
    choose(question.id);
    setSaid(`Question ${count + 1} added.`);
  }

  function onImport(added: readonly Edited[]): void {
    const ids = new Set(added.map(({ id }) => id));
    setQuestions((list) => [...list, ...added]);
    choose(added[0]?.id ?? null);
    const onPress = () => {
      setQuestions((list) => list.filter(({ id }) => !ids.has(id)));
      choose(null);
    };
    undo.current = notify(`${counted(added.length, 'question', 'questions')} added.`, {
      action: { label: 'Undo', onPress },
    });
  }

  function onDuplicate(id: string): void {
    if (!mayAdd()) return;
    const copyId = newId();
    setQuestions((list) => withCopy(list, id, copyId));
    choose(copyId);
    setSaid(`Question ${placeOf(questions, id) + 1} duplicated.`);
  }

  function onMove(from: number, to: number): void {
    if (moved(questions, from, to) === questions) return;
    setQuestions((list) => moved(list, from, to));
    setSaid(`Question moved to position ${to + 1} of ${count}.`);
  }

  function onDelete(id: string): void {
    const at = placeOf(questions, id);
    const question = questions[at];
    if (!question) return;
    setQuestions((list) => without(list, id));
    choose(questions[at + 1]?.id ?? questions[at - 1]?.id ?? null);
    const onPress = () => {
      setQuestions((list) => restored(list, question, at));
      choose(id);
    };
    undo.current = notify(`Question ${at + 1} deleted.`, { action: { label: 'Undo', onPress } });
  }

  return { said, onChange, onAdd, onImport, onDuplicate, onMove, onDelete };
}
