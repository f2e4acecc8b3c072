import type { MissingVariables } from '@quorbit/contracts/feature-switches/switches';
import type { Env } from '../../kernel/env.ts';

/** Returns the features that can't be turned on, with the environment variables that they lack. */
export function findLacking({ google }: Pick<Env, 'google'>): MissingVariables {
  return google === null ? { google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] } : {};
}
