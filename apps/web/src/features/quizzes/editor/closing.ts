import { useEffect, useState } from 'react';
import { resettable } from '#lib/resettable.ts';

/** Editors that were left and still save, by quiz. */
const closing = new Map<string, Promise<void>>();
resettable(() => closing.clear());

export function noteClosing(quizId: string, closed: Promise<void>): void {
  closing.set(quizId, closed);
  void closed.finally(() => {
    if (closing.get(quizId) === closed) closing.delete(quizId);
  });
}

/** Whether the last editor of this quiz is done: before that the server doesn't have what was typed there. */
export function useClosed(quizId: string): boolean {
  const [closed, setClosed] = useState(() => !closing.has(quizId));
  useEffect(() => {
    void Promise.resolve(closing.get(quizId)).then(() => setClosed(true));
  }, [quizId]);
  return closed;
}
