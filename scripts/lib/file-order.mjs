import { relative } from 'node:path';
import { isFull } from './tiers.mjs';

/**
 * A vitest sequencer with the same order on every machine and in each run: the order depends on the files' names and
 * projects, not on a cache or on file sizes. Projects with the longest-running files come first, and within a project
 * the `.full.test` files, because started last they would keep one core busy while the others are idle. A project's
 * files stay together, because a worker keeps loaded modules only as long as the next file belongs to the same project.
 */
export class FileOrder {
  constructor({ config }) {
    this.root = config.root;
  }

  async sort(files) {
    const placed = files.map((file) => ({ file, place: this.placeOf(file) }));
    return placed.sort((a, b) => compare(a.place, b.place)).map(({ file }) => file);
  }

  /**
   * Refuses vitest's `--shard`, which this project doesn't use.
   * @throws Error always.
   */
  async shard() {
    throw new Error('The tests are not run in shards.');
  }

  placeOf({ project: { name, config }, moduleId }) {
    const path = relative(this.root, moduleId);
    // A project with a longer test timeout has longer-running tests.
    return [config.sequence.groupOrder, -config.testTimeout, name, isFull(path) ? 0 : 1, path];
  }
}

/**
 * Compares lists of equal length item by item. Texts are compared by code units, independently of the machine's
 * language.
 */
function compare(a, b) {
  const index = a.findIndex((part, at) => part !== b[at]);
  if (index === -1) return 0;
  return a[index] < b[index] ? -1 : 1;
}
