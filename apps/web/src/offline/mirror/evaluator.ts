import { type Get, NotLoadedError, type ProvidedInput, type Selector, type StoredInput } from './selector.ts';

type AnyInput = StoredInput | ProvidedInput<unknown> | Selector<unknown>;

/** The values that selectors are computed from. */
export interface InputValues {
  /**
   * Returns the records of a table, or one record or null; undefined if the input isn't loaded. It's the same object
   * until the data changes. Throws if the input couldn't be read.
   */
  getStored(input: StoredInput): unknown;
  getProvided<T>(input: ProvidedInput<T>): T;
}

/** The result of an evaluation: the value, or inputs that have to be loaded first. */
type Evaluated<T> = { value: T } | { missing: readonly StoredInput[] };

/** Computes selectors and caches their values. A selector is computed again only if one of its inputs has changed. */
export interface Evaluator {
  /**
   * Begins an evaluation.
   * @param isFresh whether selectors that use the time are computed again with the current time.
   */
  begin(values: InputValues, isFresh: boolean): void;
  /** Evaluates a selector. Rethrows the errors of selectors and inputs. */
  evaluate<T>(selector: Selector<T>): Evaluated<T>;
  /** Removes the cached values that this evaluation didn't use. Returns the ids of the stored inputs that it used. */
  dropUnused(): ReadonlySet<string>;
}

interface Computed {
  value: unknown;
  /** The inputs that a selector's computation read, in the order of reading, each with the value that it had. */
  used: readonly (readonly [AnyInput, unknown])[];
  /** The number of the last evaluation that used this cached value. */
  checked: number;
}

export function createEvaluator(): Evaluator {
  const computed = new Map<Selector<unknown>, Computed>();
  let values: InputValues;
  let fresh = true;
  let evaluation = 0;

  function resolve(input: AnyInput): unknown {
    if ('compute' in input) return resolveSelector(input);
    if (!('table' in input)) return values.getProvided(input);
    const value = values.getStored(input);
    if (value === undefined) throw new NotLoadedError([input]);
    return value;
  }

  function resolveSelector(requested: Selector<unknown>): unknown {
    const cached = computed.get(requested);
    if (cached?.checked === evaluation) return cached.value;
    if (cached?.used.every(isUnchanged)) {
      cached.checked = evaluation;
      return cached.value;
    }
    const used: [AnyInput, unknown][] = [];
    const get = (input: AnyInput) => {
      const value = resolve(input);
      used.push([input, value]);
      return value;
    };
    const next = requested.compute(get as Get);
    const value = cached && requested.isSame(cached.value, next) ? cached.value : next;
    computed.set(requested, { value, used, checked: evaluation });
    return value;
  }

  function isUnchanged([input, value]: readonly [AnyInput, unknown]): boolean {
    if ('compute' in input || 'table' in input) return Object.is(resolve(input), value);
    return (input.isVolatile && !fresh) || input.isSame(value, values.getProvided(input));
  }

  return {
    begin(current, isFresh) {
      values = current;
      fresh = isFresh;
      evaluation += 1;
    },
    evaluate<T>(wanted: Selector<T>): Evaluated<T> {
      try {
        return { value: resolveSelector(wanted) as T };
      } catch (error) {
        if (error instanceof NotLoadedError) return { missing: error.inputs };
        throw error;
      }
    },
    dropUnused() {
      const inputs = new Set<string>();
      for (const [selector, { used, checked }] of computed) {
        if (checked !== evaluation) computed.delete(selector);
        else for (const [input] of used) if ('table' in input) inputs.add(input.id);
      }
      return inputs;
    },
  };
}
