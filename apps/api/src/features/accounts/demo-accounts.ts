// Makes the accounts that show a new installation from every side. Called only where demo data is on.
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@quorbit/contracts/accounts/demo-accounts';
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Database } from '@quorbit/db/client';
import { record, write } from '@quorbit/db/write';
import type { Env } from '../../env.ts';
import type { Logger } from '../../lib/logger.ts';
import type { Deps } from '../../trpc/context.ts';
import { findUserByEmail, insertUser } from './accounts.repository.ts';
import { hashPassword } from './passwords.ts';

/** Whether a server has demo accounts: unless the operator says so, not where others could reach them. */
export function hasDemo({ seedDemo, host, publicUrl }: Env, kind: Database['kind']): boolean {
  const loopback = host === 'localhost' || host === '::1' || host.startsWith('127.');
  return seedDemo ?? (kind === 'pglite' && loopback && publicUrl === null);
}

/**
 * Whether demo accounts may sign in, and stay signed in, over a connection.
 * @param forwarded the request bears a proxy's header, so that its sender may be anywhere
 */
export function admitsDemo({ demo, env }: Pick<Deps, 'demo' | 'env'>, forwarded: boolean): boolean {
  return demo && (env.seedDemo === true || !forwarded);
}

/** Makes the demo accounts that are missing. */
export async function seedDemoAccounts({
  database,
  log,
  now,
}: {
  database: Database;
  log: Logger;
  now: () => Date;
}): Promise<void> {
  for (const { email, name, role } of DEMO_ACCOUNTS) {
    if (await findUserByEmail(database.read, email)) continue;
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const id = newId(now().getTime());
    await write(
      database,
      [userScope(id)],
      async (tx) => {
        await insertUser(tx, {
          id,
          email,
          name,
          role,
          passwordHash,
          isDemo: true,
          emailVerifiedAt: now(),
          createdAt: now(),
        });
        record(tx, userScope(id), 'profile', id);
      },
      { onLateError: (err) => log.error({ err }, 'work after the seed failed') },
    );
  }
}
