import { newId } from '@quorbit/contracts/lib/ids';
import { QUIZ_KEEP } from '@quorbit/contracts/sync/ops/quiz-keep';
import { expect, test } from 'vitest';
import { HASH, mirrorFixture, PLANETS } from '#lib/testing/mirror-fixture.ts';
import { quiz, started } from '#lib/testing/quizzes.ts';
import { cardRow, packRow } from '#lib/testing/rows.ts';
import { storedPack } from '#offline/packs/stored-pack.ts';
import { selectKeptPacks, selectUntoldDownloads } from './keeps.mirror.ts';
import { selectLocalQuizzes } from './local-quizzes.mirror.ts';

const fixture = mirrorFixture();
const OTHER = 'b'.repeat(64);

const kept = async () => [...(await fixture.read(selectKeptPacks))];
const keep = (quizId: unknown, packHash: unknown) =>
  fixture.me.writer.enqueue({ type: QUIZ_KEEP, args: { quizId, packHash } });
const put = (row: ReturnType<typeof packRow>, scope: string) =>
  fixture.me.database.rows.put({ ...row, scope, version: 1, generation: 1 });

test('kept is what the own scope says and what was done here since; the last word wins', async () => {
  const [shared, own] = [quiz(), quiz()];
  await put(packRow(PLANETS, HASH), 'me');
  await put(packRow(shared, OTHER), 'everyone');
  await put(packRow(own, OTHER, { kept: false }), 'me');
  expect(await kept()).toEqual([[PLANETS.id, HASH]]);
  await keep(shared.id, OTHER);
  await keep(PLANETS.id, null);
  await fixture.me.writer.enqueue({ type: QUIZ_KEEP, args: null });
  expect(await kept()).toEqual([[shared.id, OTHER]]);
  await fixture.acknowledge({ rowsCame: false });
  expect(await kept()).toEqual([[shared.id, OTHER]]);
  await fixture.acknowledge({ rowsCame: true });
  expect(await kept()).toEqual([[PLANETS.id, HASH]]);
});

test('a download that the server has not heard of yet can be taken, though no row names it', async () => {
  await fixture.me.database.packs.put(storedPack(HASH, started(PLANETS).pack));
  expect(await fixture.read(selectLocalQuizzes)).toEqual([]);
  await keep(PLANETS.id, HASH);
  expect(await fixture.read(selectLocalQuizzes)).toMatchObject([
    { quizId: PLANETS.id, title: PLANETS.title, questionCount: 3, needed: false, size: expect.any(Number) },
  ]);
});

test('untold downloads are the packs here whose quiz is known, but for those that are here for cards', async () => {
  const { database } = fixture.me;
  const [forCards, premium, elsewhere] = [quiz(), quiz(), quiz()];
  const add = (of: typeof PLANETS, hash: string) => database.packs.put(storedPack(hash, started(of).pack));
  await add(PLANETS, 'old');
  await put(packRow(PLANETS, 'new'), 'everyone');
  for (const [of, hash, scope] of [
    [forCards, 'cards', 'everyone'],
    [premium, 'premium', 'premium'],
  ] as const) {
    await add(of, hash);
    await put(packRow(of, hash), scope);
    const card = cardRow(of.id, newId(), hash);
    await fixture.putRow(card.kind, card.id, card.body);
  }
  await put(packRow(elsewhere, OTHER), 'everyone');
  await add(quiz(), 'unknown');
  expect((await fixture.read(selectUntoldDownloads)).map(({ args }) => args)).toEqual([
    { quizId: PLANETS.id, packHash: 'old' },
    { quizId: premium.id, packHash: 'premium' },
  ]);
});
