// Pure functions for an author's changes to the list of questions; each returns the changed list.
import type { EditedQuestion } from '../edited-quiz.ts';

type List = readonly EditedQuestion[];

/** Moves the question from one index to another; indexes beyond the ends change nothing. */
export function moveQuestion(list: List, from: number, to: number): List {
  const question = list[from];
  if (!question || to < 0 || to >= list.length || from === to) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, question);
}

/** Inserts a copy of the question, with the given new id, right after its original. */
export function insertCopy(list: List, id: string, copyId: string): List {
  const at = indexOfQuestion(list, id);
  const original = list[at];
  return original ? list.toSpliced(at + 1, 0, { ...original, id: copyId }) : list;
}

export function removeQuestion(list: List, id: string): List {
  return list.filter((question) => question.id !== id);
}

/** Restores a deleted question at its old index, or at the end if the list has become shorter. */
export function restoreQuestion(list: List, question: EditedQuestion, at: number): List {
  if (indexOfQuestion(list, question.id) >= 0) return list;
  return list.toSpliced(Math.min(at, list.length), 0, question);
}

export function changeQuestion(list: List, id: string, change: Partial<EditedQuestion>): List {
  return list.map((question) => (question.id === id ? { ...question, ...change } : question));
}

export function indexOfQuestion(list: readonly { id: string }[], id: string | null): number {
  return list.findIndex((question) => question.id === id);
}
