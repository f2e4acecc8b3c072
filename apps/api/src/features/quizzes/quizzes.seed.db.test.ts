import { quizzes } from '@quorbit/db/schema/quizzes';
import { describeWithDatabase } from '@quorbit/db/testing-describe';
import { expect, it } from 'vitest';
import { createLogger } from '../../lib/logger.ts';
import { seedContent } from './quizzes.seed.ts';

describeWithDatabase('the seeded content', { perTest: true }, (harness) => {
  const start = () =>
    seedContent({ database: harness.database, log: createLogger('silent'), now: () => new Date(), fullContent: false });

  it('is written once by servers that start at the same time', async () => {
    const added = await Promise.all([start(), start(), start()]);
    expect(added.sort()).toEqual([0, 0, 1]);
    expect(await harness.database.read.select().from(quizzes)).toHaveLength(1);
    expect(await start()).toBe(0);
  });
});
