import { statfsSync } from 'node:fs';
import { OperatorError } from './operator-error.ts';

/** The disk of the embedded database has no room for a write. The code is PostgreSQL's for a full disk. */
export class DiskFull extends OperatorError {
  readonly code = '53100';
  constructor() {
    super(
      'The disk that holds the embedded database (DATA_DIR) has too little room left. Free some space and try again.',
    );
  }
}

/** Whether an error, or a cause of it, is that a write was refused for want of room. */
export function isRefusedForSpace(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current instanceof DiskFull) return true;
  return false;
}

/** Free bytes on the disk of a folder; infinite where its file system doesn't tell. */
export function readFreeBytes(folder: string): number {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder);
    return blocks > 0 ? bavail * bsize : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
