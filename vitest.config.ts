import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { FileOrder } from './scripts/lib/file-order.mjs';
import { SlowestFiles } from './scripts/lib/slowest-files.mjs';
import { SuiteReporter } from './scripts/lib/suite-report.mjs';

// Days begin and end where the tests say, wherever the machine stands.
process.env.TZ = 'UTC';

export default defineConfig({
  test: {
    // One more than there are cores: services wait for PostgreSQL and for disks now and then.
    maxWorkers: availableParallelism() + 1,
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
