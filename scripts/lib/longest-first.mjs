import { relative } from 'node:path';
import { BaseSequencer } from 'vitest/node';

/**
 * Begins with the files that took longest in the last run: begun last, each would keep one core busy while the others
 * have nothing left to do. Files that share loaded modules stay together, since a worker keeps them only as long as the
 * next file is of the same project.
 */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const timed = (await super.sort(files)).map((file) => ({ file, block: blockOf(file), ms: this.expected(file) }));
    const longest = new Map();
    for (const { block, ms } of timed) longest.set(block, Math.max(ms, longest.get(block) ?? 0));
    return timed
      .sort((a, b) => longest.get(b.block) - longest.get(a.block) || a.block.localeCompare(b.block) || b.ms - a.ms)
      .map(({ file }) => file);
  }

  /** Milliseconds. The guess for a file that never ran: a project that gives its tests more time has longer ones. */
  expected({ project, moduleId }) {
    const name = `${project.name}:${relative(this.ctx.config.root, moduleId)}`;
    return this.ctx.cache.getFileTestResults(name)?.duration ?? project.config.testTimeout / 20;
  }
}

function blockOf({ project, moduleId }) {
  return project.config.isolate ? moduleId : project.name;
}
