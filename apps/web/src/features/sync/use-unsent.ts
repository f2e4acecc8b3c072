import type { MirrorArea } from '#offline/mirror/area.ts';
import type { MemorySource, MirrorSource } from '#offline/mirror/pending-work.ts';
import { useMemory } from '#offline/mirror/use-memory.ts';
import { useMirror } from '#offline/mirror/use-mirror.ts';
import { readWork, type WorkItem, workInMemory } from '#offline/mirror/work.ts';

const readAll = (source: MirrorSource, _all: null, areas: readonly MirrorArea[]) => readWork(source, areas);
const inMemory = (source: MemorySource, _all: null, areas: readonly MirrorArea[]) => workInMemory(source, areas);

/**
 * Work that waits, is looked at or was refused, newest first; null where this browser keeps nothing and memory has
 * nothing either.
 */
export function useUnsent(): WorkItem[] | null | undefined {
  const items = useMirror(readAll, null);
  const found = useMemory(items === null, inMemory, null)?.value ?? [];
  return items === null && found.length > 0 ? found : items;
}
