import { useMirror } from '#offline/mirror/use-mirror.ts';
import { type OfflineContent, selectOfflineContent } from './offline-content.mirror.ts';

/** Reads this device's content for times without a network. */
export function useOfflineContent(): OfflineContent | null | undefined {
  return useMirror(selectOfflineContent, null);
}
