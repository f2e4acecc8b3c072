import type { MirrorArea, MirrorSource, WorkInMemory } from './area.ts';
import { createEvaluator, type InputValues } from './evaluator.ts';
import { AREAS, MEMORY, NOW } from './inputs.ts';
import { createLoadedTables, type LoadedTables } from './loaded-tables.ts';
import type { ProvidedInput, Selector } from './selector.ts';

/**
 * Reads the value of a selector once. All its inputs are read in one transaction, so they are from the same moment.
 * @param onValue called with the value while the transaction is open, before anything newer can be stored, so that an
 * older value is never shown later.
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
  /** The time by this device's clock, in milliseconds. */
  now: number;
}

/** Combines loaded tables and the provided values into the inputs of selectors. */
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
