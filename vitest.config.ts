import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of half a minute and more. Begun last, each would keep one core busy while the others have nothing left to do. */
const LONG = [
  '/e2e/accessibility',
  '/e2e/offline',
  '/e2e/pwa',
  '/simulation.test',
  '/hostile.db',
  '/authorization/',
  '/start.test',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isShort = ({ moduleId }: TestSpecification) => !LONG.some((name) => moduleId.includes(name));
    return (await super.sort(files)).sort((a, b) => Number(isShort(a)) - Number(isShort(b)));
  }
}

export default defineConfig({
  test: {
    // vitest keeps one core for itself, which on a machine of two is half of it; it needs next to nothing meanwhile.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      'apps/web/e2e/vitest.config.ts',
      'apps/web/torture/vitest.config.ts',
      'scripts/vitest.config.ts',
    ],
  },
});
