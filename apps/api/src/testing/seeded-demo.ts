import { DEMO_PASSWORD } from '@quorbit/contracts/accounts/demo-accounts';
import { createTemporaryFolder } from '@quorbit/db/testing';
import { seedDemoAccounts } from '../features/demo/demo-accounts.seed.ts';
import { seedContent } from '../features/quizzes/quizzes.seed.ts';
import type { TestServer } from './test-server.ts';

/** Seeds the app's quizzes, and the demo accounts without friends, groups and games. */
export async function seedForDemo({ deps }: TestServer): Promise<void> {
  const folder = await createTemporaryFolder();
  await seedContent({ ...deps, fullContent: true });
  await seedDemoAccounts({ ...deps, dataDir: folder.path });
  await folder.remove();
}

/** Logs a demo account in and returns its client. */
export async function logInAsDemo(server: TestServer, role: 'learner' | 'premium') {
  const input = { email: `${role}@demo.test`, password: DEMO_PASSWORD };
  const { token } = await server.client().accounts.login.mutate(input);
  return server.client(token);
}
