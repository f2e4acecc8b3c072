import { randomBytes } from 'node:crypto';
import type { Env } from '../../kernel/env.ts';
import { readOrCreateSecret } from './stored-secret.ts';

/**
 * Loads the key that signs session tokens: the operator's setting, or else a key generated once and stored in the data
 * folder.
 */
export async function loadAuthSecret(env: Pick<Env, 'authSecret' | 'dataDir'>): Promise<Uint8Array> {
  const { value } =
    env.authSecret === null
      ? await readOrCreateSecret(env.dataDir, 'auth-secret', () => randomBytes(48).toString('base64url'))
      : { value: env.authSecret };
  return Buffer.from(value, 'utf8');
}
