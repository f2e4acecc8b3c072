import type { SignInOptions } from '@quorbit/contracts/accounts/schema';
import type { Context } from '../../../kernel/context.ts';

/** Which ways of signing in are open over this connection, and where to write where none works. */
export function getSignInOptions({ deps, demo }: Pick<Context, 'deps' | 'demo'>): SignInOptions {
  const { switches, env } = deps;
  const google = switches.isOn('google');
  return { google, demo, contactEmail: env.contactEmail, registration: switches.registration() };
}
