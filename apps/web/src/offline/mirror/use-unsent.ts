import { useMirror } from './use-mirror.ts';
import { readWork, type WorkItem } from './work.ts';

/** Work that waits, is looked at or was refused, newest first; null where this browser keeps nothing. */
export function useUnsent(): WorkItem[] | null | undefined {
  return useMirror(readWork, null);
}
