import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildFolderError, createFolder } from '@quorbit/db/data-folder';
import { findDatabaseCode } from '@quorbit/db/errors';
import { OperatorError } from '@quorbit/db/operator-error';

/**
 * A secret of this installation: made at the first start, then read from the data folder, by its owner alone.
 * @param fileName its place in the data folder
 * @returns `made` where it is new
 * @throws OperatorError when the folder cannot be made, written or read, or the file is empty
 */
export async function readOrCreateSecret(
  dataDir: string,
  fileName: string,
  create: () => string,
): Promise<{ value: string; made: boolean }> {
  const folder = resolve(dataDir);
  const file = join(folder, fileName);
  let secret: { value: string; made: boolean };
  try {
    await createFolder(folder);
    const made = await createFile(file, create());
    secret = { value: await readFile(file, 'utf8'), made };
  } catch (error) {
    throw buildFolderError(folder, error);
  }
  // A full disk or a crash may have ended its writing, and everybody knows an empty secret.
  if (secret.value === '') throw new OperatorError(`${file} is empty. Delete it and start again.`);
  return secret;
}

/** Returns false where the file is there already, so that of two processes only one makes the secret. */
async function createFile(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    if (findDatabaseCode(error) !== 'EEXIST') throw error;
    return false;
  }
}
