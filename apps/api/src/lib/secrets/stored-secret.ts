import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildFolderError, createFolder } from '@quorbit/db/data-folder';
import { findDatabaseCode } from '@quorbit/db/errors';
import { OperatorError } from '@quorbit/db/operator-error';

/**
 * Reads a secret of this installation from the data folder, after creating it at the first start. Only its owner may
 * read the file.
 * @param fileName the name of the secret's file in the data folder.
 * @returns the secret; `made` is true if it was created now.
 * @throws OperatorError when the folder cannot be created, written or read, or the file is empty.
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
  // A full disk or a crash may have left the file empty, and an empty secret would protect nothing.
  if (secret.value === '') throw new OperatorError(`${file} is empty. Delete it and start again.`);
  return secret;
}

/** Creates the file; returns false if it already exists, so that only one of two processes creates the secret. */
async function createFile(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    if (findDatabaseCode(error) !== 'EEXIST') throw error;
    return false;
  }
}
