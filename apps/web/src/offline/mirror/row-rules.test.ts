import { newId } from '@quorbit/contracts/lib/ids';
import { MIRROR_KINDS, MIRROR_SCHEMA_VERSION } from '@quorbit/contracts/sync/mirror-kinds';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { mirrorFixture, PLANETS } from '#lib/testing/mirror-fixture.ts';
import { cardRow, packRow } from '#lib/testing/rows.ts';
import { createRowKind } from './row-kind.ts';
import { ROW_RULES } from './row-rules.ts';

const fixture = mirrorFixture();

test('a schema changes only together with MIRROR_SCHEMA_VERSION (contracts/sync/mirror-kinds)', async () => {
  const shapes = Object.entries(MIRROR_KINDS).map(([kind, body]) => [
    kind,
    z.toJSONSchema(body, { unrepresentable: 'any', io: 'output' }),
  ]);
  const text = JSON.stringify({ shape: MIRROR_SCHEMA_VERSION, rows: Object.fromEntries(shapes) }, null, 2);
  await expect(`${text}\n`).toMatchFileSnapshot('../golden/row-shapes.snap');
});

test('row checks accept bodies with additional fields, and any body of an unknown kind', () => {
  const { body } = packRow(PLANETS, 'a'.repeat(64));
  const card = cardRow(PLANETS.id, newId(), 'a'.repeat(64)).body;
  expect([ROW_RULES.isValidBody('pack', body), ROW_RULES.isValidBody('card', card)]).toEqual([true, true]);
  expect(ROW_RULES.isValidBody('pack', { ...body, owner: 'me' })).toBe(true);
  expect(ROW_RULES.isValidBody('pack', { ...body, hash: 7 })).toBe(false);
  expect(ROW_RULES.isValidBody('card', 'nonsense')).toBe(false);
  expect(ROW_RULES.isValidBody('toString', 7)).toBe(true);
});

test('selectors leave out bodies that do not fit, and rows without a body', async () => {
  const kind = createRowKind<{ n: number }>('pack');
  await fixture.putRow('pack', 'a', { n: 1 });
  await fixture.putRow('pack', 'b', null);
  await fixture.me.database.rows.put({
    scope: 'me',
    kind: 'pack',
    id: 'c',
    version: 3,
    body: { n: 'x' },
    generation: 1,
    unfit: true,
  });
  expect(await fixture.read(kind.bodies)).toEqual([{ n: 1 }]);
});
