import { newId } from '@quorbit/contracts/lib/ids';
import { expect, test } from 'vitest';
import { HASH, mirrorFixture, PLANETS } from '#lib/testing/mirror-fixture.ts';
import { started } from '#lib/testing/quizzes.ts';
import { packRow } from '#lib/testing/rows.ts';
import { toStoredPack } from '#offline/packs/stored-pack.ts';
import { selectLocalQuizzes } from './local-quizzes.mirror.ts';
import { selectPackOfQuiz } from './quizzes.mirror.ts';

const BODY = started(PLANETS).pack;
const fixture = mirrorFixture();

const putRow = (row: ReturnType<typeof packRow>, scope = row.scope) =>
  fixture.me.database.rows.put({ ...row, scope, version: 1, generation: 1 });

test('a quiz with its current pack on this device has a size, and is listed once despite two scopes', async () => {
  await fixture.me.database.packs.put(toStoredPack(HASH, BODY));
  await putRow(packRow(PLANETS, HASH));
  await putRow(packRow(PLANETS, HASH), 'premium');
  await putRow(packRow({ ...PLANETS, id: newId(), title: 'Elsewhere' }, 'b'.repeat(64)));
  expect(await fixture.read(selectLocalQuizzes)).toMatchObject([
    { title: 'Elsewhere', size: null, difficulty: null },
    { title: 'Planets', hash: HASH, size: toStoredPack(HASH, BODY).bytes, difficulty: 'medium', needed: false },
  ]);
});

test('a quiz is taken with its current pack, or else with the newest pack on this device', async () => {
  const { database } = fixture.me;
  const newer = { ...BODY, version: 2 };
  await database.packs.bulkPut([toStoredPack(HASH, BODY), toStoredPack('c'.repeat(64), newer)]);
  expect((await fixture.read(selectPackOfQuiz(PLANETS.id)))?.body.version).toBe(2);
  await putRow(packRow(PLANETS, HASH));
  expect((await fixture.read(selectPackOfQuiz(PLANETS.id)))?.body.version).toBe(1);
  expect(await fixture.read(selectPackOfQuiz(newId()))).toBeNull();
});
