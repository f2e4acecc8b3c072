import type { Scope } from '@quorbit/contracts/sync/scopes';
import type { Executor, Tx } from './client.ts';

/** A stored total that is not what its sources add up to. */
export interface Difference {
  table: string;
  /** What the row is about: an id, or several parts joined with a slash. */
  key: string;
  field: string;
  stored: number | string | null;
  computed: number | string | null;
}

/** What was found about one key, and how to write down what was computed. */
export interface Finding {
  differences: Difference[];
  repair(tx: Tx): Promise<void>;
}

/** One kind of totals, looked at key by key so that memory stays bounded and nobody waits long. */
export interface Totals {
  name: 'learners' | 'quizzes' | 'scopes';
  /** The next keys in rising order; none when there are no more. */
  nextKeys(db: Executor, after: string | null): Promise<string[]>;
  /** What must be locked while the totals of a key are written. */
  scopesOf(key: string): Scope[];
  /** Keeps other writers of these totals out, where scopes alone do not. */
  lock(tx: Tx, key: string): Promise<void>;
  inspect(db: Executor, key: string): Promise<Finding>;
}

/** The fields in which two rows differ; a row that is missing has null in each. */
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
