import { type StatsFs, statfs } from 'node:fs';
import { promisify } from 'node:util';
import type { Redis } from 'ioredis';
import { createRoundRecords, type RoundRecords } from './rounds.ts';

/** What health looks at besides the database. Each process has its own. */
export interface Watched {
  rounds: RoundRecords;
  /** Null where none is configured. */
  redis: Redis | null;
  /** The file system of a folder; tests replace it. */
  diskOf(folder: string): Promise<Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>>;
}

export function createWatched(now: () => Date, redis: Redis | null): Watched {
  return { rounds: createRoundRecords(now), redis, diskOf: (folder) => promisify(statfs)(folder) };
}
