import { useMirror } from '#offline/mirror/use-mirror.ts';
import { type OfflineContent, selectOfflineContent } from './offline-content.mirror.ts';

/** What there is on this device for times without a network. */
export function useOfflineContent(): OfflineContent | null | undefined {
  return useMirror(selectOfflineContent, null);
}
