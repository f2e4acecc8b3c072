import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { FileOrder } from './scripts/lib/file-order.mjs';
import { SlowestFiles } from './scripts/lib/slowest-files.mjs';
import { SuiteReporter } from './scripts/lib/suite-report.mjs';

// Days begin and end where the tests expect it, whatever the machine's time zone.
process.env.TZ = 'UTC';

export default defineConfig({
  test: {
    // By default vitest reserves one core for itself, which is half of a machine with two, though it needs hardly any
    // time during the tests.
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
