import { randomBytes } from 'node:crypto';
import { MAX_ACCOUNTS } from '@quorbit/contracts/account-creation/limits';
import { newId } from '@quorbit/contracts/lib/ids';
import { users } from '@quorbit/db/schema/accounts';
import { count, like } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeWithServer } from '../../testing/describe-with-server.ts';
import { plantPerson } from '../../testing/planted-person.ts';

// Nearly all of it is hashing. Where all share one connection, others would wait for it first.
describeWithServer('the largest creation of accounts', { on: ['PGlite'] }, (its) => {
  it('is one, and nobody waits for it who logs in meanwhile', { timeout: 120_000 }, async () => {
    const admin = await plantPerson(its.server, { role: 'admin' });
    const domain = `${newId()}.example.org`;
    const accounts = Array.from({ length: MAX_ACCOUNTS }, (_, index) => ({
      ...{ name: `Learner ${index + 2}`, email: `${index}@${domain}`, role: 'user' as const },
    }));
    const creating = admin.trpc.accountCreation.create.mutate({ key: randomBytes(32).toString('hex'), accounts });
    const visitor = its.server.person();
    expect(await Promise.race([creating.then(() => 'created'), visitor.then(() => 'logged in')])).toBe('logged in');
    const created = await creating;
    expect(new Set(created.map(({ password }) => password)).size).toBe(MAX_ACCOUNTS);
    const [row] = await its.database.read
      .select({ people: count() })
      .from(users)
      .where(like(users.email, `%@${domain}`));
    expect(row?.people).toBe(MAX_ACCOUNTS);
  });
});
