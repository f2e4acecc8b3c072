/** A value of a primary key, in whichever form IndexedDB takes it. */
export type TableKey = string | number | readonly string[];

/** The records of a table of this device's database, in the order of their keys. */
export interface TableInput<Row> {
  /** Unique: inputs with the same id are the same input. */
  id: string;
  table: string;
  /** Only the records whose field has this value. The table needs an index of the field. */
  only?: { field: string; value: string };
  keyOf(row: Row): TableKey;
}

/** One record of a table, read by its key; null where there is none. */
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
  /** Whether a selector that used the last value needn't be computed again. */
  isSame(last: T, next: T): boolean;
  /**
   * True for a value that always changes, such as the time. Its change alone is no reason to compute a selector again, except
   * in a fresh evaluation; a selector that is computed for another reason gets the present value.
   */
  isVolatile?: true;
}

/** Returns the value of an input or of another selector. Once that changes, the selector that asked is computed again. */
export interface Get {
  <Row>(input: TableInput<Row>): readonly Row[];
  <Row>(input: RecordInput<Row>): Row | null;
  <T>(input: Selector<T> | ProvidedInput<T>): T;
}

/** A value computed from what is on this device. It is pure: the same inputs give the same value. */
export interface Selector<T> {
  compute(get: Get): T;
  /** Whether a new value says the same as the last one. Then the last one stays, and nothing that uses it is computed again. */
  isSame(last: T, next: T): boolean;
}

/** Thrown to the evaluator: these inputs have to be read from the database first. */
export class NotLoadedError extends Error {
  readonly inputs: readonly StoredInput[];

  constructor(inputs: readonly StoredInput[]) {
    super(`Not loaded: ${inputs.map(({ id }) => id).join(', ')}`);
    this.inputs = inputs;
  }
}

/** The values of several inputs, which are read from the database all at once. */
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
 * @param compute must not change what it gets: all selectors share it
 * @param isSame compares by identity by default
 */
export function createSelector<T>(
  compute: (get: Get) => T,
  isSame: (last: T, next: T) => boolean = Object.is,
): Selector<T> {
  return { compute, isSame };
}

/** For selectors of sets. */
export function isSameSet<T>(last: ReadonlySet<T>, next: ReadonlySet<T>): boolean {
  return last.size === next.size && [...last].every((item) => next.has(item));
}

/** Creates selectors with an argument, e.g. an id: the same argument, compared as JSON, gives the same selector. */
export function createSelectorFamily<A, T>(compute: (get: Get, argument: A) => T): (argument: A) => Selector<T> {
  const cache = new Map<string, Selector<T>>();
  return (argument) => {
    const key = JSON.stringify(argument);
    const cached = cache.get(key) ?? createSelector((get) => compute(get, argument));
    cache.set(key, cached);
    return cached;
  };
}
