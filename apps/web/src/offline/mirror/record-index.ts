import type { StoredInput, TableKey } from './selector.ts';

export type StoredRecord = object;

/** The records of an input ordered by key; for an input of one record, the record or null. */
export type LoadedValue = readonly StoredRecord[] | StoredRecord | null;

/**
 * Creates functions that find and replace records by key in an input's value.
 * @param compare returns a number below zero if the first key comes before the second one, zero if they are equal.
 */
export function createRecordIndex(compare: (first: TableKey, second: TableKey) => number) {
  /** Returns the index at which a record with this key is or would be: the number of records with lower keys. */
  function findPlace(records: readonly StoredRecord[], key: TableKey, { keyOf }: StoredInput): number {
    let low = 0;
    let high = records.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(keyOf(records[middle] as never), key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Returns false if the key alone shows that the input can't contain the record. */
  function mayContain(input: StoredInput, key: TableKey): boolean {
    if ('key' in input) return compare(input.key, key) === 0;
    const { only } = input;
    return only?.field !== 'kind' || (Array.isArray(key) && key[1] === only.value);
  }

  /**
   * Returns an input's value with one record replaced, added or removed.
   * @param record undefined if the record was removed.
   */
  function replaceRecord(
    input: StoredInput,
    value: LoadedValue,
    key: TableKey,
    record: StoredRecord | undefined,
  ): LoadedValue {
    if ('key' in input) return record ?? null;
    const records = value as readonly StoredRecord[];
    const place = findPlace(records, key, input);
    const known = records[place];
    const exists = known !== undefined && compare(input.keyOf(known as never), key) === 0;
    const { only } = input;
    const belongs = record !== undefined && (!only || Reflect.get(record, only.field) === only.value);
    if (!exists && !belongs) return value;
    return records.toSpliced(place, exists ? 1 : 0, ...(belongs ? [record] : []));
  }

  return {
    mayContain,
    /**
     * Returns an input's value in which the changed records replace those with the same keys.
     * @param records in the order of `keys`; undefined for removed records.
     */
    withRecords: (
      input: StoredInput,
      value: LoadedValue,
      keys: readonly TableKey[],
      records: readonly (StoredRecord | undefined)[],
    ) =>
      keys.reduce(
        (next, key, index) => (mayContain(input, key) ? replaceRecord(input, next, key, records[index]) : next),
        value,
      ),
  };
}
