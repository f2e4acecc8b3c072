import { readFileSync } from 'node:fs';
import { competencies, paths } from '@quorbit/db/schema/paths';
import { quizzes } from '@quorbit/db/schema/quizzes';
import { describeWithDatabase } from '@quorbit/db/testing-describe';
import { expect, it } from 'vitest';
import { seedDemoChallenges } from './features/challenges/challenges.seed.ts';
import { seedPaths } from './features/paths/paths.seed.ts';
import { seedContent } from './features/quizzes/quizzes.seed.ts';
import { seedDemoTournaments } from './features/tournaments/tournaments.seed.ts';
import { createLogger } from './lib/logger.ts';

/** The origins of the content of earlier releases, by which their databases find what they have. */
const RELEASED: Record<'quizzes' | 'paths' | 'competencies', string[]> = JSON.parse(
  readFileSync(new URL('testing/released-origins.json', import.meta.url), 'utf8'),
);

describeWithDatabase('the seeded content', { perTest: true }, (harness) => {
  it('has the origins of earlier releases, so that none of it is added again', async () => {
    const { database } = harness;
    const deps = { database, log: createLogger('silent'), now: () => new Date() };
    await seedContent({ ...deps, fullContent: true });
    await seedPaths(deps);
    await seedDemoChallenges(deps);
    await seedDemoTournaments(deps);
    for (const [name, table] of Object.entries({ quizzes, paths, competencies })) {
      const rows = await database.read.select({ origin: table.origin }).from(table);
      const origins = rows.map(({ origin }) => origin);
      expect(origins, name).toEqual(expect.arrayContaining(RELEASED[name as keyof typeof RELEASED]));
    }
  });
});
