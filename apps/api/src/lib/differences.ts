import type { Difference } from '../kernel/area.ts';

/** Lists the fields in which the stored and the computed row differ. All fields of a missing row count as null. */
export function listDifferences<T extends Record<string, number | string | null>>(
  table: string,
  key: string,
  stored: T | undefined,
  computed: T,
): Difference[] {
  return Object.entries(computed).flatMap(([field, value]) => {
    const current = stored?.[field] ?? null;
    return current === value ? [] : [{ table, key, field, stored: current, computed: value }];
  });
}
