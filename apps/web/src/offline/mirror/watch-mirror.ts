import { showFailure } from '#lib/errors.ts';
import { person } from '../person.ts';
import type { QueueWriter } from '../queue/writer.ts';
import { isStorageFailure } from '../storage-failure.ts';
import { watchDatabase } from '../watch-database.ts';
import type { MirrorArea, MirrorSource, WorkInMemory } from './area.ts';

/**
 * Calls back with the result of `read`, now and whenever the data it read changes; with null if this browser stores
 * nothing. If `read` throws, the error is reported once and the last value stays. Returns a function that stops
 * watching.
 */
export function watchMirror<T>(
  userId: string,
  areas: readonly MirrorArea[],
  read: (source: MirrorSource) => Promise<T>,
  show: (value: T | null) => void,
): () => void {
  const { database, writer, subscribe } = person(userId);
  let memoryIds = '';
  let reported = false;
  let stop = observe();

  async function readOrReport(memory: WorkInMemory): Promise<{ value: T } | null> {
    try {
      return { value: await read({ database, areas, ...memory }) };
    } catch (error) {
      if (isStorageFailure(error)) throw error;
      report(error);
      return null;
    }
  }

  function report(error: unknown): void {
    if (!reported) showFailure(error, { sharedOnly: true });
    reported = true;
  }

  function observe() {
    const memory = {
      unsaved: writer.unsaved(),
      unsavedRefused: writer.unsavedRefused(),
      unsavedSent: writer.unsavedSent(),
    };
    memoryIds = idsOf(writer);
    return watchDatabase(database, () => readOrReport(memory), {
      next(result) {
        if (result) show(result.value);
      },
      error(error) {
        if (database.ended.aborted) return;
        if (isStorageFailure(error)) show(null);
        else report(error);
      },
    });
  }

  // A live query doesn't see unsaved ops.
  const unsubscribe = subscribe(() => {
    if (idsOf(writer) === memoryIds) return;
    stop();
    stop = observe();
  });
  return () => {
    unsubscribe();
    stop();
  };
}

const idsOf = (writer: QueueWriter) =>
  [writer.unsaved(), writer.unsavedRefused(), writer.unsavedSent().map(({ op }) => op)]
    .map((ops) => ops.map(({ opId }) => opId).join())
    .join('|');
