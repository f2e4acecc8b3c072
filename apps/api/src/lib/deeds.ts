import type { Counters, Deed } from '@quorbit/contracts/achievements/counters';
import type { Executor } from '@quorbit/db/client';

/** A stored piece of work with its time, or what many add up to. */
export type StoredDeed = (Deed & { at: Date }) | { sums: Partial<Counters> };

/** What achievements count of a learner's work in an area's tables, in the order in which it was accepted. */
export type Deeds = (db: Executor, userId: string) => AsyncIterable<StoredDeed>;
