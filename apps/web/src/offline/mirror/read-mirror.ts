import type { MirrorArea, MirrorSource, WorkInMemory } from './area.ts';
import { createEvaluator, type InputValues } from './evaluator.ts';
import { AREAS, MEMORY, NOW } from './inputs.ts';
import { createLoadedTables, type LoadedTables } from './loaded-tables.ts';
import type { ProvidedInput, Selector } from './selector.ts';

/**
 * Reads the value of a selector once, as of one moment: everything that it needs is read in one transaction.
 * @param onValue called with the value before anything else can be stored, so that nothing older is shown later
 */
export async function readMirror<T>(
  source: MirrorSource,
  selector: Selector<T>,
  onValue?: (value: T) => void,
): Promise<T> {
  const { database } = source;
  return database.transaction('r', database.mirrorTables, async () => {
    const tables = createLoadedTables(database);
    const { areas, unsaved, unsavedRefused = [], unsavedSent = [], now = Date.now() } = source;
    const memory = { unsaved, unsavedRefused, unsavedSent };
    const inputs = toInputValues(tables, { areas, memory, now });
    const evaluator = createEvaluator();
    for (;;) {
      evaluator.begin(inputs, false);
      const result = evaluator.evaluate(selector);
      if ('value' in result) {
        onValue?.(result.value);
        return result.value;
      }
      await tables.loadInTransaction(result.missing);
    }
  });
}

interface ProvidedValues {
  areas: readonly MirrorArea[];
  memory: Required<WorkInMemory>;
  /** By this device's clock, milliseconds. */
  now: number;
}

/** The inputs of selectors, from tables that are loaded already. */
export function toInputValues(
  { getStored }: Pick<LoadedTables, 'getStored'>,
  { areas, memory, now }: ProvidedValues,
): InputValues {
  const provided = new Map<object, unknown>([
    [AREAS, areas],
    [MEMORY, memory],
    [NOW, now],
  ]);
  return { getStored, getProvided: <T>(input: ProvidedInput<T>) => provided.get(input) as T };
}
