import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [12_345, '12 kB'],
  [999_400, '999 kB'],
  [1_000_000, '1 MB'],
  [3_440_000, '3.4 MB'],
  [42_000_000, '42 MB'],
  [2_500_000_000, '2.5 GB'],
])('formats %d bytes as %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
