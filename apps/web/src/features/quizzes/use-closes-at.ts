import { useMirror } from '#offline/mirror/use-mirror.ts';
import { selectClosesAt } from './downloads.mirror.ts';

/** When a ranked quiz closes, as this device knows it, ISO 8601; null where it never does, is over or isn't known. */
export function useClosesAt(quizId: string): string | null {
  const closesAt = useMirror(selectClosesAt, quizId) ?? null;
  return closesAt !== null && Date.parse(closesAt) > Date.now() ? closesAt : null;
}
