import type { DataStep } from '@quorbit/db/client';
import { sql } from 'drizzle-orm';
import { requeueArrivals } from '../xp/xp.service.ts';
import { foldBatch } from './folding.ts';

/** A data step that fills the boards with everything earned before they existed. */
export const rebuildBoards: DataStep = {
  migration: '0007_leaderboards',
  async run(tx) {
    await tx.execute(sql`set local statement_timeout = 0`);
    await requeueArrivals(tx);
    while (await foldBatch(tx));
  },
};
