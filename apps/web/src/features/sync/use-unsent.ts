import { useMirror } from '#offline/mirror/use-mirror.ts';
import { useUnsavedWork } from '#offline/mirror/use-unsaved-work.ts';
import { listMemoryWork, selectWorkItems, type WorkItem } from '#offline/mirror/work.ts';

/**
 * Returns work that waits, is being checked or was refused, newest first; null if this browser can't store anything and
 * there is none in memory either.
 */
export function useUnsent(): readonly WorkItem[] | null | undefined {
  const items = useMirror(selectWorkItems, null);
  const memoryItems = useUnsavedWork(items === null, listMemoryWork, null)?.value ?? [];
  return items === null && memoryItems.length > 0 ? memoryItems : items;
}
