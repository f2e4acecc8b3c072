// What an author does to the list of questions. Pure: each returns the list as it is afterwards.
import type { EditedQuestion } from '../edited-quiz.ts';

type List = readonly EditedQuestion[];

/** Moves the question from one place to another; places beyond the ends change nothing. */
export function moveQuestion(list: List, from: number, to: number): List {
  const question = list[from];
  if (!question || to < 0 || to >= list.length || from === to) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, question);
}

/** Adds a copy, with an id of its own, right after its original. */
export function insertCopy(list: List, id: string, copyId: string): List {
  const at = indexOfQuestion(list, id);
  const original = list[at];
  return original ? list.toSpliced(at + 1, 0, { ...original, id: copyId }) : list;
}

export function removeQuestion(list: List, id: string): List {
  return list.filter((question) => question.id !== id);
}

/** Puts a deleted question back where it was, or at the end of a list that became shorter. */
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
