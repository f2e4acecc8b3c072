// How long a rating takes until it is safe on the device, on a browser four times as slow as this machine.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
import { executablePath, FLAGS } from './support/browser.ts';
import type { Saves } from './support/local-save.page.ts';
import { printTable, quantile, ratioOf } from './support/table.ts';

const RATINGS = 200;
const SLOWER = 4;

if (existsSync(executablePath)) print(await measure());
else console.log('Skipped: no Chromium was found. Install one or set CHROMIUM_PATH to the program.');

async function measure(): Promise<Saves> {
  const folder = await mkdtemp(join(tmpdir(), 'quorbit-bench-'));
  try {
    const page = await servePage(join(folder, 'page'));
    try {
      return await saveIn(page.address, join(folder, 'profile'));
    } finally {
      await page.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Builds a page around the app's own writer and serves it. */
async function servePage(outDir: string) {
  const root = fileURLToPath(new URL('./support', import.meta.url));
  const common = { root, configFile: false as const, logLevel: 'warn' as const, resolve: { conditions: ['source'] } };
  const rolldownOptions = { input: join(root, 'local-save.html') };
  await build({ ...common, build: { outDir, emptyOutDir: true, modulePreload: false, rolldownOptions } });
  const server = await preview({ ...common, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The page is not served.');
  return { address: `${address}local-save.html`, close: () => server.close() };
}

async function saveIn(address: string, profile: string): Promise<Saves> {
  // Only a browser with a profile keeps IndexedDB on the disk.
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: FLAGS });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForFunction(() => window.saveRatings !== undefined);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await page.evaluate((count) => window.saveRatings?.(count) ?? { app: [], bare: [] }, RATINGS);
  } finally {
    await context.close();
  }
}

function print({ app, bare }: Saves): void {
  const line = (name: string, samples: readonly number[], figure = '') => {
    return [name, quantile(samples, 0.5).toFixed(1), quantile(samples, 0.95).toFixed(1), figure];
  };
  printTable(
    `Saving ${RATINGS} ratings on the device at ${SLOWER}× CPU throttle, milliseconds until each is durable`,
    [
      ['', 'p50', 'p95', 'figure'],
      line('bare IndexedDB, one strict put', bare),
      line("the app's queue", app, 'p95 ≤ 50'),
    ],
    [`The app over bare IndexedDB: ${ratioOf(app, bare)}, median and quartiles of interleaved saves.`],
  );
}
