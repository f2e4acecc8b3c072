import { gzipSync } from 'node:zlib';
import type { Rollup } from 'vite';

export const KIB = 1024;
const GZIP = { level: 6 };

/** Returns the gzipped size (level 6) of a chunk's JavaScript in bytes; 0 for other files. */
export function computeGzipSize(file: Rollup.OutputBundle[string] | undefined): number {
  return file?.type === 'chunk' ? gzipSync(file.code, GZIP).length : 0;
}
