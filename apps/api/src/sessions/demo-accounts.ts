// Decides where demo accounts exist, and who may use them.
import type { Database } from '@quorbit/db/client';
import type { Deps } from '../kernel/deps.ts';
import type { Env } from '../kernel/env.ts';

/**
 * Returns whether the server has demo accounts. The operator's setting decides; without one, only an embedded database
 * on a loopback address without a public URL has them.
 */
export function hasDemoContent({ seedDemo, host, publicUrl }: Env, kind: Database['kind']): boolean {
  const loopback = host === 'localhost' || host === '::1' || host.startsWith('127.');
  return seedDemo ?? (kind === 'pglite' && loopback && publicUrl === null);
}

/**
 * Returns whether demo accounts may sign in, and stay signed in, over a connection.
 * @param local whether the caller is on this machine, as far as the request shows.
 */
export function isDemoAllowed({ demo, env }: Pick<Deps, 'demo' | 'env'>, local: boolean): boolean {
  return demo && (env.seedDemo === true || local);
}
