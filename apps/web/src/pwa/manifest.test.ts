import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PUBLIC = join(import.meta.dirname, '../../public');

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}

const manifest: { icons: Picture[]; screenshots: Picture[] } & Record<string, unknown> = JSON.parse(
  readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8'),
);

test('the manifest has the names, paths and icons that browsers require for installing', () => {
  expect(manifest).toMatchObject({ name: 'Quorbit', display: 'standalone', start_url: '/', scope: '/' });
  for (const purpose of ['any', 'maskable']) {
    const sizes = manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  }
});

test.each([...manifest.icons, ...manifest.screenshots].filter(({ type }) => type === 'image/png'))(
  '$src is a PNG of $sizes',
  ({ src, sizes }) => {
    expect(sizeOf(join(PUBLIC, src))).toBe(sizes);
  },
);

test('Apple’s touch icon is a PNG of 180x180', () => {
  expect(sizeOf(join(PUBLIC, 'apple-touch-icon.png'))).toBe('180x180');
});

/** Returns a PNG's size as `width x height`, read from the fixed offsets after its signature. */
function sizeOf(file: string): string {
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}
