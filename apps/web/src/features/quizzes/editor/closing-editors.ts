import { useEffect, useState } from 'react';
import { resettable } from '#lib/resettable.ts';

/** The pending last saves of editors that were left, by quiz id. */
const closingEditors = new Map<string, Promise<void>>();
resettable(() => closingEditors.clear());

export function trackClosing(quizId: string, closed: Promise<void>): void {
  closingEditors.set(quizId, closed);
  void closed.finally(() => {
    if (closingEditors.get(quizId) === closed) closingEditors.delete(quizId);
  });
}

/**
 * Returns whether the previous editor of this quiz has finished saving; before that the server lacks its last changes.
 */
export function useIsEditorClosed(quizId: string): boolean {
  const [closed, setClosed] = useState(() => !closingEditors.has(quizId));
  useEffect(() => {
    void Promise.resolve(closingEditors.get(quizId)).then(() => setClosed(true));
  }, [quizId]);
  return closed;
}
