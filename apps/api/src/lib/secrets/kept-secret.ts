import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeFolder, unusableFolder } from '@quorbit/db/data-folder';
import { databaseCode } from '@quorbit/db/errors';
import { OperatorError } from '@quorbit/db/operator-error';

/**
 * A secret of this installation: made at the first start, then read from the data folder, by its owner alone.
 * @param fileName its place in the data folder
 * @returns `made` where it is new
 * @throws OperatorError when the folder cannot be made, written or read, or the file is empty
 */
export async function keptSecret(
  dataDir: string,
  fileName: string,
  make: () => string,
): Promise<{ value: string; made: boolean }> {
  const folder = resolve(dataDir);
  const file = join(folder, fileName);
  let secret: { value: string; made: boolean };
  try {
    await makeFolder(folder);
    const made = await madeFile(file, make());
    secret = { value: await readFile(file, 'utf8'), made };
  } catch (error) {
    throw unusableFolder(folder, error);
  }
  // A full disk or a crash may have ended its writing, and everybody knows an empty secret.
  if (secret.value === '') throw new OperatorError(`${file} is empty. Delete it and start again.`);
  return secret;
}

/** Returns false where the file is there already, so that of two processes only one makes the secret. */
async function madeFile(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    if (databaseCode(error) !== 'EEXIST') throw error;
    return false;
  }
}
