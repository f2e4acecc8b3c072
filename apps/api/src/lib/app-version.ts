import { readFileSync } from 'node:fs';

/** Reads the version of this program, e.g. `1.4.0`. */
export function readAppVersion(): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  return manifest.version;
}
