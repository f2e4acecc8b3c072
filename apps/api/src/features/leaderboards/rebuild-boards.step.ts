import type { DataStep } from '@quorbit/db/client';
import { sql } from 'drizzle-orm';
import { requeueAll } from '../xp/xp.service.ts';
import { foldOnce } from './folding.ts';

/** Sums up on boards everything that was earned before they had sums of their own. */
export const rebuildBoards: DataStep = {
  migration: '0007_leaderboards',
  async run(tx) {
    await tx.execute(sql`set local statement_timeout = 0`);
    await requeueAll(tx);
    while (await foldOnce(tx));
  },
};
