import { statfsSync } from 'node:fs';
import { OperatorError } from './operator-error.ts';

/** Thrown when the disk of the embedded database has no room for a write. The code is PostgreSQL's for a full disk. */
export class DiskFull extends OperatorError {
  readonly code = '53100';
  constructor() {
    super(
      'The disk that holds the embedded database (DATA_DIR) has too little room left. Free some space and try again.',
    );
  }
}

/** Returns whether an error or one of its causes is a write that was refused for lack of disk space. */
export function isRefusedForSpace(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current instanceof DiskFull) return true;
  return false;
}

/** Returns the free bytes on the disk of a folder; infinity if its file system doesn't report them. */
export function readFreeBytes(folder: string): number {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder);
    return blocks > 0 ? bavail * bsize : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
