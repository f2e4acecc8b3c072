import type { Lacking } from '@quorbit/contracts/feature-switches/switches';
import type { Env } from '../../env.ts';

/** What can't be switched on, because the environment lacks what it needs. */
export function lackingIn({ google, ai }: Pick<Env, 'google' | 'ai'>): Lacking {
  return {
    ...(google === null ? { google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] } : {}),
    ...(ai === null ? { generator: ['AI_BASE_URL'] } : {}),
  };
}
