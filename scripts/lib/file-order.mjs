import { relative } from 'node:path';
import { isFull } from './tiers.mjs';

/**
 * A sequencer for vitest whose order is the same on every machine and at each run: what files are called decides, and
 * neither a cache nor a file's size. Projects whose files take longest begin, and in a project its `.full.test` files:
 * begun last, each would keep one core busy while the others have nothing left to do. A project's files stay together,
 * since a worker keeps what it has loaded only as long as the next file is of the same project.
 */
export class FileOrder {
  constructor({ config }) {
    this.root = config.root;
  }

  async sort(files) {
    const placed = files.map((file) => ({ file, place: this.placeOf(file) }));
    return placed.sort((a, b) => compare(a.place, b.place)).map(({ file }) => file);
  }

  /** `--shard` of vitest; nobody here uses it. */
  async shard() {
    throw new Error('The tests are not run in shards.');
  }

  placeOf({ project: { name, config }, moduleId }) {
    const path = relative(this.root, moduleId);
    // A project that gives its tests more time has longer ones.
    return [config.sequence.groupOrder, -config.testTimeout, name, isFull(path) ? 0 : 1, path];
  }
}

/** Compares lists of equal length, place by place; texts by their code units, whatever the machine's language. */
function compare(a, b) {
  const index = a.findIndex((part, at) => part !== b[at]);
  if (index === -1) return 0;
  return a[index] < b[index] ? -1 : 1;
}
