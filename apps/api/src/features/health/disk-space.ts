import { dirname, resolve } from 'node:path';
import { findDatabaseCode } from '@quorbit/db/errors';
import type { HealthSources } from '../../kernel/deps.ts';

/**
 * Returns the free and total space, in bytes, of the disk that holds a folder; if the folder is missing, of its nearest
 * existing parent.
 */
export async function getDiskSpace(
  diskOf: HealthSources['diskOf'],
  folder: string,
): Promise<{ free: number; total: number }> {
  const path = resolve(folder);
  try {
    const { bavail, blocks, bsize } = await diskOf(path);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch (error) {
    if (findDatabaseCode(error) !== 'ENOENT' || dirname(path) === path) throw error;
    return getDiskSpace(diskOf, dirname(path));
  }
}
