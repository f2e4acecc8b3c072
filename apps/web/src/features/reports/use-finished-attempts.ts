import { useMirror } from '#offline/mirror/use-mirror.ts';
import { selectFinishedAttempts } from './reports.mirror.ts';

/** The attempts that the person finished, as this device has them. */
export function useFinishedAttempts() {
  return useMirror(selectFinishedAttempts, null);
}
