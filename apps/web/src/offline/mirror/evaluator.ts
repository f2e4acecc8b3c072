import { type Get, NotLoadedError, type ProvidedInput, type Selector, type StoredInput } from './selector.ts';

type AnyInput = StoredInput | ProvidedInput<unknown> | Selector<unknown>;

/** The values that selectors are computed from. */
export interface InputValues {
  /** The records of a table, or one record or null; undefined where it isn't loaded. The same object until it changes. */
  stored(input: StoredInput): unknown;
  provided<T>(input: ProvidedInput<T>): T;
}

/** The result of an evaluation: the value, or inputs that have to be loaded first. */
type Evaluated<T> = { value: T } | { missing: readonly StoredInput[] };

/** Computes selectors, each only if an input has changed since. */
export interface Evaluator {
  /**
   * Begins an evaluation with the inputs as they are now. Values that the last one didn't use are dropped.
   * @param isFresh whether the time that has passed counts as a change
   */
  begin(isFresh: boolean): void;
  /** Throws what a selector throws. */
  evaluate<T>(selector: Selector<T>): Evaluated<T>;
  /** Ids of the stored inputs that this evaluation used. */
  usedInputs(): ReadonlySet<string>;
}

interface Computed {
  value: unknown;
  /** The inputs in the order in which they were asked for, with the values that they had. */
  used: readonly (readonly [AnyInput, unknown])[];
  /** The evaluation that found the value right last. */
  checked: number;
}

export function createEvaluator(values: InputValues): Evaluator {
  const computed = new Map<Selector<unknown>, Computed>();
  let evaluation = 0;
  let fresh = true;

  function resolve(input: AnyInput): unknown {
    if ('compute' in input) return resolveSelector(input);
    if (!('table' in input)) return values.provided(input);
    const value = values.stored(input);
    if (value === undefined) throw new NotLoadedError([input]);
    return value;
  }

  function resolveSelector(wanted: Selector<unknown>): unknown {
    const known = computed.get(wanted);
    if (known?.checked === evaluation) return known.value;
    if (known?.used.every(isUnchanged)) {
      known.checked = evaluation;
      return known.value;
    }
    const used: [AnyInput, unknown][] = [];
    const get = (input: AnyInput) => {
      const value = resolve(input);
      used.push([input, value]);
      return value;
    };
    const next = wanted.compute(get as Get);
    const value = known && wanted.isSame(known.value, next) ? known.value : next;
    computed.set(wanted, { value, used, checked: evaluation });
    return value;
  }

  function isUnchanged([input, value]: readonly [AnyInput, unknown]): boolean {
    if ('passing' in input && !fresh) return true;
    return Object.is(resolve(input), value);
  }

  return {
    begin(isFresh) {
      fresh = isFresh;
      for (const [known, { checked }] of computed) if (checked !== evaluation) computed.delete(known);
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
    usedInputs() {
      const current = [...computed.values()].filter(({ checked }) => checked === evaluation);
      return new Set(current.flatMap(({ used }) => used.flatMap(([input]) => ('table' in input ? [input.id] : []))));
    },
  };
}
