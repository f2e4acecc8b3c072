import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * A secret of this installation: made at the first start, then read from the data folder, by its owner alone.
 * @param fileName its place in the data folder
 * @returns `made` where it is new
 */
export async function keptSecret(
  dataDir: string,
  fileName: string,
  make: () => string,
): Promise<{ value: string; made: boolean }> {
  const file = join(dataDir, fileName);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  let made = true;
  try {
    // Fails when the file is there, so that of two processes only one makes the secret.
    await writeFile(file, make(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    made = false;
  }
  return { value: await readFile(file, 'utf8'), made };
}
