// What an author does to the list of questions. Pure: each returns the list as it is afterwards.
import type { Edited } from '../edited-quiz.ts';

type List = readonly Edited[];

/** Moves the question from one place to another; places beyond the ends change nothing. */
export function moved(list: List, from: number, to: number): List {
  const question = list[from];
  if (!question || to < 0 || to >= list.length || from === to) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, question);
}

/** Adds a copy, with an id of its own, right after its original. */
export function withCopy(list: List, id: string, copyId: string): List {
  const at = placeOf(list, id);
  const original = list[at];
  return original ? list.toSpliced(at + 1, 0, { ...original, id: copyId }) : list;
}

export function without(list: List, id: string): List {
  return list.filter((question) => question.id !== id);
}

/** Puts a deleted question back where it was, or at the end of a list that became shorter. */
export function restored(list: List, question: Edited, at: number): List {
  if (placeOf(list, question.id) >= 0) return list;
  return list.toSpliced(Math.min(at, list.length), 0, question);
}

export function changed(list: List, id: string, change: Partial<Edited>): List {
  return list.map((question) => (question.id === id ? { ...question, ...change } : question));
}

export function placeOf(list: readonly { id: string }[], id: string | null): number {
  return list.findIndex((question) => question.id === id);
}
