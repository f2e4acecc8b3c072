import { randomBytes } from 'node:crypto';
import type { Env } from '../../kernel/env.ts';
import { readOrCreateSecret } from './stored-secret.ts';

/** The key of the tokens' signatures: what the operator set, else a key made once and kept. */
export async function loadAuthSecret(env: Pick<Env, 'authSecret' | 'dataDir'>): Promise<Uint8Array> {
  const { value } =
    env.authSecret === null
      ? await readOrCreateSecret(env.dataDir, 'auth-secret', () => randomBytes(48).toString('base64url'))
      : { value: env.authSecret };
  return Buffer.from(value, 'utf8');
}
