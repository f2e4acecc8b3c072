import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { FileOrder } from './scripts/lib/file-order.mjs';
import { SlowestFiles } from './scripts/lib/slowest-files.mjs';
import { SuiteReporter } from './scripts/lib/suite-report.mjs';

// Days begin and end where the tests say, wherever the machine stands.
process.env.TZ = 'UTC';

export default defineConfig({
  test: {
    // vitest keeps one core for itself, which on a machine of two is half of it; it needs next to nothing meanwhile.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: FileOrder },
    reporters: ['default', new SlowestFiles(), new SuiteReporter()],
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      'apps/web/e2e/vitest.config.ts',
      'apps/web/torture/vitest.config.ts',
      'scripts/vitest.config.ts',
    ],
  },
});
