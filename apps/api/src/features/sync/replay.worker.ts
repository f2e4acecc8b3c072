import type { Worker } from '../../kernel/area.ts';
import { replayBatch } from './replay.service.ts';

const DAY_MS = 24 * 3_600_000;

/** Tries parked ops again once after each start, because this version may know types that an older one didn't. */
export const parkedReplay: Worker = {
  name: 'parked work',
  pauseMs: DAY_MS,
  start({ database, log, ops: types }) {
    let nextUserId: string | null | 'done' = null;
    return {
      async round() {
        if (nextUserId === 'done') return false;
        const { last } = await replayBatch({ database, log, types }, nextUserId);
        nextUserId = last ?? 'done';
        return last !== null;
      },
    };
  },
};
