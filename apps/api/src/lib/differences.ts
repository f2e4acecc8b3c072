import type { Difference } from '../kernel/area.ts';

/** The fields in which two rows differ. In a missing row every field is null. */
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
