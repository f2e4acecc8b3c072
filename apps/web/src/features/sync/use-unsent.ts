import type { MirrorArea } from '#offline/mirror/area.ts';
import type { MirrorSource } from '#offline/mirror/pending-work.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { useUnsavedWork } from '#offline/mirror/use-unsaved-work.ts';
import { readWork, type WorkItem } from '#offline/mirror/work.ts';

const readAll = (source: MirrorSource, _all: null, areas: readonly MirrorArea[]) => readWork(source, areas);

/**
 * Work that waits, is looked at or was refused, newest first; null where this browser keeps nothing and memory has
 * nothing either.
 */
export function useUnsent(): WorkItem[] | null | undefined {
  const items = useMirror(readAll, null);
  const inMemory = useUnsavedWork(items === null);
  return items === null && inMemory.length > 0 ? inMemory : items;
}
