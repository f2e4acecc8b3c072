import type { SignInOptions } from '@quorbit/contracts/accounts/schema';
import type { Context } from '../../../kernel/context.ts';

/**
 * Returns the ways of signing in that are available on this connection, and the contact address for people who can't
 * sign in.
 */
export function getSignInOptions({ deps, demo }: Pick<Context, 'deps' | 'demo'>): SignInOptions {
  const { switches, env } = deps;
  const google = switches.isOn('google');
  return { google, demo, contactEmail: env.contactEmail, registration: switches.registration() };
}
