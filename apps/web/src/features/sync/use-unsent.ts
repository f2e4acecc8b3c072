import { useMirror } from '#offline/mirror/use-mirror.ts';
import { useUnsavedWork } from '#offline/mirror/use-unsaved-work.ts';
import { listMemoryWork, selectWorkItems, type WorkItem } from '#offline/mirror/work.ts';

/**
 * Work that waits, is looked at or was refused, newest first; null where this browser keeps nothing and memory has
 * nothing either.
 */
export function useUnsent(): readonly WorkItem[] | null | undefined {
  const items = useMirror(selectWorkItems, null);
  const memoryItems = useUnsavedWork(items === null, listMemoryWork, null)?.value ?? [];
  return items === null && memoryItems.length > 0 ? memoryItems : items;
}
