import type { MissingVariables } from '@quorbit/contracts/feature-switches/switches';
import type { Env } from '../../kernel/env.ts';

/** What can't be switched on, because the environment lacks what it needs. */
export function findLacking({ google }: Pick<Env, 'google'>): MissingVariables {
  return google === null ? { google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] } : {};
}
