import type { MirrorArea, MirrorSource, WorkInMemory } from './area.ts';
import { createEvaluator, type InputValues } from './evaluator.ts';
import { AREAS, MEMORY, NOW } from './inputs.ts';
import { createLoadedTables, type LoadedTables } from './loaded-tables.ts';
import type { ProvidedInput, Selector } from './selector.ts';

/**
 * Reads the value of a selector once, as of one moment: everything that it needs is read in one transaction.
 * @param use called with the value before anything else can be stored, so that nothing older is shown later
 */
export async function readMirror<T>(source: MirrorSource, selector: Selector<T>, use?: (value: T) => void): Promise<T> {
  const { database } = source;
  return database.transaction('r', database.mirrorTables, async () => {
    const tables = createLoadedTables(database);
    const { areas, unsaved, unsavedRefused = [], unsavedSent = [], now = Date.now() } = source;
    const memory = { unsaved, unsavedRefused, unsavedSent };
    const inputs = inputsOf(tables, { areas, memory, now });
    const evaluator = createEvaluator();
    for (;;) {
      evaluator.begin(inputs, false);
      const result = evaluator.evaluate(selector);
      if ('value' in result) {
        use?.(result.value);
        return result.value;
      }
      await tables.loadWithin(result.missing);
    }
  });
}

interface Provided {
  areas: readonly MirrorArea[];
  memory: Required<WorkInMemory>;
  /** By this device's clock, milliseconds. */
  now: number;
}

/** The inputs of selectors, from tables that are loaded already. */
export function inputsOf({ stored }: Pick<LoadedTables, 'stored'>, { areas, memory, now }: Provided): InputValues {
  const provided = new Map<object, unknown>([
    [AREAS, areas],
    [MEMORY, memory],
    [NOW, now],
  ]);
  return { stored, provided: <T>(input: ProvidedInput<T>) => provided.get(input) as T };
}
