import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '../lib/ids.ts';
import { id } from '../lib/scalars.ts';
import { retryIdOf } from './retry-id.ts';

test('a retry id is the same on every device, a valid id, and different for each op and each retry', () => {
  expect(retryIdOf('0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b')).toMatchInlineSnapshot(
    `"293806a6-f4c1-8922-ac43-4c22676455f1"`,
  );
  const opIds = Array.from({ length: 2000 }, () => newId());
  const made = opIds.flatMap((opId) => [retryIdOf(opId), retryIdOf(retryIdOf(opId))]);
  expect(new Set([...opIds, ...made]).size).toBe(6000);
  for (const value of made) expect(z.safeParse(id, value).success, value).toBe(true);
});
