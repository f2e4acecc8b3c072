import { dirname, resolve } from 'node:path';
import { databaseCode } from '@quorbit/db/errors';
import type { Watched } from '../../kernel/deps.ts';

/** Room on the disk of a folder, or of the nearest above it that exists; in bytes. */
export async function roomOf(diskOf: Watched['diskOf'], folder: string): Promise<{ free: number; total: number }> {
  const path = resolve(folder);
  try {
    const { bavail, blocks, bsize } = await diskOf(path);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch (error) {
    if (databaseCode(error) !== 'ENOENT' || dirname(path) === path) throw error;
    return roomOf(diskOf, dirname(path));
  }
}
