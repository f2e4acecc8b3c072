import { useMirror } from '#offline/mirror/use-mirror.ts';
import { selectFinishedAttempts } from './reports.mirror.ts';

/** Returns the attempts that the user finished, as this device has them. */
export function useFinishedAttempts() {
  return useMirror(selectFinishedAttempts, null);
}
