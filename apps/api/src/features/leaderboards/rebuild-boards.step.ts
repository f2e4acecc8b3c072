import type { DataStep } from '@quorbit/db/client';
import { sql } from 'drizzle-orm';
import { requeueArrivals } from '../xp/xp.service.ts';
import { foldBatch } from './folding.ts';

/** Sums up on boards everything that was earned before they had sums of their own. */
export const rebuildBoards: DataStep = {
  migration: '0007_leaderboards',
  async run(tx) {
    await tx.execute(sql`set local statement_timeout = 0`);
    await requeueArrivals(tx);
    while (await foldBatch(tx));
  },
};
