import type { Executor } from '@quorbit/db/client';

/** The highest number that an area stored in a learner's order of accepted work; 0 without any. */
export type AcceptedNo = (db: Executor, userId: string) => Promise<number>;
