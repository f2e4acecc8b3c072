/** A primary key, in one of the forms that IndexedDB accepts. */
export type TableKey = string | number | readonly string[];

/** An input with the records of a table of this device's database, ordered by key. */
export interface TableInput<Row> {
  /** The unique id of the input; inputs with the same id are the same input. */
  id: string;
  table: string;
  /** Restricts the input to records whose field has this value. The table needs an index of the field. */
  only?: { field: string; value: string };
  keyOf(row: Row): TableKey;
}

/** An input with one record of a table, read by its key; null if there's no such record. */
export interface RecordInput<Row> {
  id: string;
  table: string;
  key: TableKey;
  keyOf(row: Row): TableKey;
}

/** An input that is read from the database. */
export type StoredInput = TableInput<never> | RecordInput<never>;

/** A value that doesn't come from the database, e.g. the time. It is provided where selectors are evaluated. */
export interface ProvidedInput<T> {
  /**
   * Returns whether the new value is so close to the last one that selectors that used the last one needn't be computed
   * again.
   */
  isSame(last: T, next: T): boolean;
  /**
   * True for a value that always changes, such as the time. Its change alone doesn't make selectors recompute, except
   * in a fresh evaluation. A selector that is recomputed for another reason gets the current value.
   */
  isVolatile?: true;
}

/**
 * Returns the value of an input or of another selector. When that value changes, the selector that called this is
 * computed again.
 */
export interface Get {
  <Row>(input: TableInput<Row>): readonly Row[];
  <Row>(input: RecordInput<Row>): Row | null;
  <T>(input: Selector<T> | ProvidedInput<T>): T;
}

/** A value computed from data on this device. The computation is pure: the same inputs give the same value. */
export interface Selector<T> {
  compute(get: Get): T;
  /**
   * Returns whether the selector's new value equals its last one. If so, the last value stays in use, and selectors
   * that read it aren't computed again.
   */
  isSame(last: T, next: T): boolean;
}

/** Thrown to the evaluator when inputs have to be read from the database first. */
export class NotLoadedError extends Error {
  readonly inputs: readonly StoredInput[];

  constructor(inputs: readonly StoredInput[]) {
    super(`Not loaded: ${inputs.map(({ id }) => id).join(', ')}`);
    this.inputs = inputs;
  }
}

/**
 * Returns the values of several selectors. Inputs that they lack are reported together, so the database reads them at
 * once.
 */
export function getEach<T>(get: Get, inputs: readonly Selector<T>[]): T[] {
  const missing: StoredInput[] = [];
  const values = inputs.flatMap((input) => {
    try {
      return [get(input)];
    } catch (error) {
      if (!(error instanceof NotLoadedError)) throw error;
      missing.push(...error.inputs);
      return [];
    }
  });
  if (missing.length > 0) throw new NotLoadedError(missing);
  return values;
}

/**
 * Creates a selector.
 * @param compute must not change its inputs, because all selectors share them.
 * @param isSame compares by identity by default.
 */
export function createSelector<T>(
  compute: (get: Get) => T,
  isSame: (last: T, next: T) => boolean = Object.is,
): Selector<T> {
  return { compute, isSame };
}

/** Compares sets by their items. Used as `isSame` of selectors whose values are sets. */
export function isSameSet<T>(last: ReadonlySet<T>, next: ReadonlySet<T>): boolean {
  return last.size === next.size && [...last].every((item) => next.has(item));
}

/**
 * Creates selectors that take an argument, e.g. an id. The same argument, compared as JSON, gives the same selector.
 */
export function createSelectorFamily<A, T>(compute: (get: Get, argument: A) => T): (argument: A) => Selector<T> {
  const cache = new Map<string, Selector<T>>();
  return (argument) => {
    const key = JSON.stringify(argument);
    const cached = cache.get(key) ?? createSelector((get) => compute(get, argument));
    cache.set(key, cached);
    return cached;
  };
}
