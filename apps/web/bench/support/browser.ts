import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The Chromium program that `npm run bench` found. */
export const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns why the benchmarks can't run here; null if they can. */
export function findMissing(): string | null {
  const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
  if (!existsSync(file('dist/index.html'))) return 'The web app is not built. Run: npm run bench';
  if (!existsSync(file('../api/dist/main.js'))) return 'The server is not built. Run: npm run bench';
  if (existsSync(executablePath)) return null;
  return 'No Chromium was found. Install one or set CHROMIUM_PATH to the program.';
}
