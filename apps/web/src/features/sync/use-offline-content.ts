import { useMirror } from '#offline/mirror/use-mirror.ts';
import { type OfflineContent, selectOfflineContent } from './offline-content.mirror.ts';

/**
 * Returns the content that this device has for use offline; undefined until read, null if this browser can't store
 * anything.
 */
export function useOfflineContent(): OfflineContent | null | undefined {
  return useMirror(selectOfflineContent, null);
}
