import { useMirror } from '#offline/mirror/use-mirror.ts';
import { selectClosesAt } from './downloads.mirror.ts';

/**
 * Returns when a ranked quiz closes as an ISO 8601 time; null if it never closes, has closed or isn't known to this
 * device.
 */
export function useClosesAt(quizId: string): string | null {
  const closesAt = useMirror(selectClosesAt, quizId) ?? null;
  return closesAt !== null && Date.parse(closesAt) > Date.now() ? closesAt : null;
}
