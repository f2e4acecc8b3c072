import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env.ts';

/** The key of the tokens' signatures: what the operator set, else a key made once in the data folder (readable by its owner alone). */
export async function loadAuthSecret(env: Pick<Env, 'authSecret' | 'dataDir'>): Promise<Uint8Array> {
  if (env.authSecret !== null) return Buffer.from(env.authSecret, 'utf8');
  const file = join(env.dataDir, 'auth-secret');
  await mkdir(env.dataDir, { recursive: true, mode: 0o700 });
  try {
    // Fails when the file is there, so that of two processes only one makes the key.
    await writeFile(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return Buffer.from(await readFile(file, 'utf8'), 'utf8');
}
