import type { Scope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Registries } from '../trpc/context.ts';

/** A stored total that does not match what it sums up. */
export interface Difference {
  table: string;
  /** The row's key: an id, or several parts joined with a slash. */
  key: string;
  field: string;
  stored: number | string | null;
  computed: number | string | null;
}

/** What was found for one key, and how to store what was computed. */
export interface Finding {
  differences: Difference[];
  repair(tx: Tx): Promise<void>;
}

/** One kind of totals. It is checked key by key, so memory stays bounded and nobody waits long. */
export interface Totals {
  /** What the keys identify, in the plural: `learners`. */
  of: string;
  /** The next keys in ascending order; none at the end. */
  nextKeys(db: Executor, after: string | null): Promise<string[]>;
  /** The scopes to lock while the totals of a key are written. */
  scopesOf(key: string): Scope[];
  /** Keeps other writers of these totals out, if locking the scopes is not enough. */
  lock?(tx: Tx, key: string): Promise<void>;
  inspect(db: Executor, key: string, found: Registries): Promise<Finding>;
}

/** The fields in which two rows differ. In a missing row every field is null. */
export function compare<T extends Record<string, number | string | null>>(
  table: string,
  key: string,
  stored: T | undefined,
  computed: T,
): Difference[] {
  return Object.entries(computed).flatMap(([field, value]) => {
    const before = stored?.[field] ?? null;
    return before === value ? [] : [{ table, key, field, stored: before, computed: value }];
  });
}
