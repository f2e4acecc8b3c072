import { gzipSync } from 'node:zlib';
import type { Rollup } from 'vite';

export const KIB = 1024;
const GZIP = { level: 6 };

/** Bytes of a file's JavaScript as gzip makes it at level 6; none for what is no chunk. */
export function computeGzipSize(file: Rollup.OutputBundle[string] | undefined): number {
  return file?.type === 'chunk' ? gzipSync(file.code, GZIP).length : 0;
}
