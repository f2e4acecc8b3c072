import { statfs } from 'node:fs';
import { promisify } from 'node:util';
import type { Redis } from 'ioredis';
import type { HealthSources } from '../../kernel/deps.ts';
import { createRoundRecords } from './rounds.ts';

export function createHealthSources(now: () => Date, redis: Redis | null): HealthSources {
  return { rounds: createRoundRecords(now), redis, diskOf: (folder) => promisify(statfs)(folder) };
}
