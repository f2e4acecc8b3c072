// Creates demo accounts that show every part of a new installation. Runs only if demo data is on.
import { randomBytes } from 'node:crypto';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@quorbit/contracts/accounts/demo-accounts';
import type { Role } from '@quorbit/contracts/accounts/roles';
import type { DemoAccountHistory, DemoHistory } from '@quorbit/contracts/content/demo';
import type { OwnedQuiz } from '@quorbit/contracts/content/quizzes';
import { newId } from '@quorbit/contracts/lib/ids';
import { userScope } from '@quorbit/contracts/sync/scopes';
import type { Database, Tx } from '@quorbit/db/client';
import { record, write } from '@quorbit/db/write';
import type { Actor } from '../../kernel/actor.ts';
import type { Seed, SeedDeps } from '../../kernel/area.ts';
import { retryOnConflict } from '../../lib/background/retry-on-conflict.ts';
import { readContent } from '../../lib/content.ts';
import { readOrCreateSecret } from '../../lib/secrets/stored-secret.ts';
import { createDemoAccount, findByEmail, setDemoPassword } from '../accounts/creation/demo-people.service.ts';
import { hashPassword } from '../accounts/credentials/passwords.ts';
import { acceptAttempts } from '../attempts/attempts.service.ts';
import { insertSeedQuiz, listSeededQuizzes } from '../quizzes/quizzes.seed.ts';
import { rateReviews } from '../reviews/reviews.service.ts';
import { buildDemoWork, DEMO_ZONE, type DemoWork, type SeededQuiz } from './demo-history.ts';
import { demoLearners } from './demo-learners.ts';

/** The age of demo accounts in days, a little longer than their histories go back. */
const ACCOUNT_AGE_DAYS = 22;

const HISTORIES = readContent<DemoAccountHistory[]>('demo/histories.json');
/** Quizzes that demo accounts wrote themselves. */
const DEMO_QUIZZES = readContent<OwnedQuiz[]>('quizzes/demo-accounts.json');

type Seeding = Pick<SeedDeps, 'database' | 'log' | 'now'>;

export const demoAccountsSeed: Seed = {
  phase: 'demo',
  async run({ env, print, ...seeding }) {
    const { adminPassword } = await seedDemoAccounts({ ...seeding, dataDir: env.dataDir });
    print(`The demo accounts are there. The admin's password is ${adminPassword}.`);
  },
};

/**
 * Returns the password of the demo admin, which is stored in the data folder. `made` is true if this call created it.
 */
export function readDemoAdminPassword(dataDir: string): Promise<{ value: string; made: boolean }> {
  return readOrCreateSecret(dataDir, 'demo-admin-password', () => randomBytes(12).toString('base64url'));
}

interface DemoPerson {
  email: string;
  name: string;
  role: Role;
  history: DemoHistory | undefined;
}

/**
 * Creates the missing demo accounts with a few weeks of work, and demo learners that fill the boards. Existing accounts
 * stay unchanged, except for an admin from a version in which the password was publicly known: it gets the password
 * generated here, which nobody can know beforehand.
 * @returns the admin's password.
 */
export async function seedDemoAccounts({
  dataDir,
  ...seeding
}: Seeding & { dataDir: string }): Promise<{ adminPassword: string }> {
  const { database } = seeding;
  const adminPassword = await readDemoAdminPassword(dataDir);
  const accounts = DEMO_ACCOUNTS.map((account) => ({
    ...account,
    history: HISTORIES.find(({ email }) => email === account.email),
    password: account.role === 'admin' ? adminPassword.value : DEMO_PASSWORD,
  }));
  const boardLearners = demoLearners.map((learner) => ({ ...learner, role: 'user' as const, password: null }));
  let quizzes: SeededQuiz[] | undefined;
  const ensureAccount = async ({ password, ...person }: (typeof accounts)[number] | (typeof boardLearners)[number]) => {
    const found = await findByEmail(database.read, person.email);
    if (found?.isDemo && found.role === 'admin' && adminPassword.made)
      await setPassword(database, found.id, adminPassword.value);
    if (found) return;
    const passwordHash = password === null ? null : await hashPassword(password);
    quizzes ??= await listSeededQuizzes(database.read);
    await seedPerson(seeding, person, { passwordHash, quizzes });
  };
  for (const person of [...accounts, ...boardLearners]) await retryOnConflict(() => ensureAccount(person));
  return { adminPassword: adminPassword.value };
}

async function setPassword(database: Database, id: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await database.transaction((tx) => setDemoPassword(tx, id, passwordHash));
}

async function seedPerson(
  { database, log, now }: Seeding,
  person: DemoPerson,
  { passwordHash, quizzes }: { passwordHash: string | null; quizzes: readonly SeededQuiz[] },
) {
  const { history, ...columns } = person;
  const at = now();
  const since = new Date(at.getTime() - ACCOUNT_AGE_DAYS * 86_400_000);
  const id = newId(at.getTime());
  const work = buildDemoWork(history, quizzes, at);
  await write(
    database,
    [userScope(id)],
    async (tx) => {
      const account = { passwordHash, timeZone: DEMO_ZONE, emailVerifiedAt: since, createdAt: since };
      await createDemoAccount(tx, { id, ...columns, ...account });
      record(tx, userScope(id), 'profile', id);
      for (const { owner, ...quiz } of DEMO_QUIZZES)
        if (owner === person.email) await insertSeedQuiz(tx, quiz, { ownerId: id, audience: 'premium' }, since);
      await submitDemoWork(tx, { id, role: person.role, timeZone: DEMO_ZONE, sessionId: '' }, work, at);
    },
    { onLateError: (err) => log.error({ err }, 'work after the seed failed') },
  );
}

/** Submits the demo work as if the account's device had been offline all along and sent everything now. */
async function submitDemoWork(tx: Tx, actor: Actor, { attempts, ratings }: DemoWork, now: Date): Promise<void> {
  const refusals = [...(await acceptAttempts(tx, actor, attempts, now)).values()];
  const results = await rateReviews(tx, actor.id, ratings, now);
  const refused = [...refusals, ...[...results.values()].filter((result) => result instanceof Error)];
  if (refused[0]) throw refused[0];
}
