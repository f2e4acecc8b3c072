import { chmod, type FileHandle, mkdir, open, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { tryLock, unlock } from 'fs-native-extensions';
import { findDatabaseCode } from './errors.ts';
import { OperatorError } from './operator-error.ts';

/** Thrown when the data folder is in use by another process. */
export class FolderInUse extends OperatorError {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
}

export interface FolderLock {
  path: string;
  release(): Promise<void>;
}

/**
 * Locks the data folder for this process. The lock is the operating system's, on the file `.lock`, so it ends with the
 * process, however that ends. The embedded database itself would let a second process in and lose its writes.
 * @throws FolderInUse when another process has the lock.
 * @throws OperatorError when the folder cannot be created, written or closed to others.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const path = resolve(folder);
  const file = await openLockFile(path);
  if (!(await tryLockFile(file, path))) {
    await file.close();
    throw new FolderInUse(path);
  }
  return {
    path,
    release: async () => {
      unlock(file.fd);
      await file.close();
    },
  };
}

async function openLockFile(path: string): Promise<FileHandle> {
  try {
    await createFolder(path);
    await restrictToOwner(path);
    return await open(join(path, '.lock'), 'a+', 0o600);
  } catch (error) {
    throw buildFolderError(path, error);
  }
}

/**
 * Creates a folder and its missing parents for their owner alone. Node's own recursive creation never returns on
 * systems that let nobody create the parents, as in /proc.
 */
export async function createFolder(path: string): Promise<void> {
  const make = () => mkdir(path, { mode: 0o700 });
  try {
    await make();
  } catch (error) {
    if (findDatabaseCode(error) === 'EEXIST' && (await stat(path)).isDirectory()) return;
    if (findDatabaseCode(error) !== 'ENOENT' || dirname(path) === path) throw error;
    await createFolder(dirname(path));
    await make();
  }
}

/**
 * Closes the folder to everybody but its owner, because it contains password hashes and keys. Does nothing on Windows,
 * which has other access rights.
 */
async function restrictToOwner(path: string): Promise<void> {
  const { mode } = await stat(path);
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) await chmod(path, mode & 0o700);
}

async function tryLockFile(file: FileHandle, path: string): Promise<boolean> {
  try {
    return tryLock(file.fd);
  } catch (error) {
    await file.close();
    throw buildFolderError(path, error);
  }
}

/** Builds the error for operators when the data folder, or a file in it, can't be created, written or locked. */
export function buildFolderError(path: string, error: unknown): OperatorError {
  const reason = findDatabaseCode(error) ?? String(error);
  return new OperatorError(
    `DATA_DIR must be a folder that this program can write, lock and close to others: ${path} (${reason}).`,
    {
      cause: error,
    },
  );
}

/** Returns the folder of the embedded database inside the data folder. */
export function databaseFolderOf(dataDir: string): string {
  return join(resolve(dataDir), 'db');
}

/**
 * Returns a path for a new backup in `DATA_DIR/backups`. Creates that folder for its owner alone, since dumps contain
 * password hashes.
 * @param label why the backup is made; part of the name.
 */
export async function createBackupPath(dataDir: string, label: string, now: Date): Promise<string> {
  const folder = join(resolve(dataDir), 'backups');
  await createFolder(folder);
  // Windows allows no colons in file names.
  return join(folder, `${now.toISOString().replaceAll(':', '-')}-${label}.ndjson.gz`);
}
