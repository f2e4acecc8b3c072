import { statfs } from 'node:fs';
import { promisify } from 'node:util';
import type { Redis } from 'ioredis';
import type { Watched } from '../../kernel/deps.ts';
import { createRoundRecords } from './rounds.ts';

export function createWatched(now: () => Date, redis: Redis | null): Watched {
  return { rounds: createRoundRecords(now), redis, diskOf: (folder) => promisify(statfs)(folder) };
}
