import { useEffect, useState } from 'react';
import { resettable } from '#lib/resettable.ts';

/** Editors that were left and still save, by quiz. */
const closingEditors = new Map<string, Promise<void>>();
resettable(() => closingEditors.clear());

export function trackClosing(quizId: string, closed: Promise<void>): void {
  closingEditors.set(quizId, closed);
  void closed.finally(() => {
    if (closingEditors.get(quizId) === closed) closingEditors.delete(quizId);
  });
}

/** Whether the last editor of this quiz is done: before that the server doesn't have what was typed there. */
export function useIsEditorClosed(quizId: string): boolean {
  const [closed, setClosed] = useState(() => !closingEditors.has(quizId));
  useEffect(() => {
    void Promise.resolve(closingEditors.get(quizId)).then(() => setClosed(true));
  }, [quizId]);
  return closed;
}
