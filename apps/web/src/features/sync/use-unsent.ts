import { useMemory } from '#offline/mirror/use-memory.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { selectWork, type WorkItem, workInMemory } from '#offline/mirror/work.ts';

/**
 * Work that waits, is looked at or was refused, newest first; null where this browser keeps nothing and memory has
 * nothing either.
 */
export function useUnsent(): readonly WorkItem[] | null | undefined {
  const items = useMirror(selectWork, null);
  const found = useMemory(items === null, workInMemory, null)?.value ?? [];
  return items === null && found.length > 0 ? found : items;
}
