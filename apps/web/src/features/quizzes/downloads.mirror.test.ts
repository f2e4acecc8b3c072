import { newId } from '@quorbit/contracts/lib/ids';
import { QUIZ_KEEP } from '@quorbit/contracts/sync/ops/quiz-keep';
import { expect, test } from 'vitest';
import { HASH, mirrorFixture, PLANETS } from '#lib/testing/mirror-fixture.ts';
import { quiz, started } from '#lib/testing/quizzes.ts';
import { cardRow, packRow } from '#lib/testing/rows.ts';
import { toStoredPack } from '#offline/packs/stored-pack.ts';
import { selectDownloadedPacks, selectUnsentDownloads } from './downloads.mirror.ts';
import { selectLocalQuizzes } from './local-quizzes.mirror.ts';

const fixture = mirrorFixture();
const OTHER = 'b'.repeat(64);

const readDownloads = async () => [...(await fixture.read(selectDownloadedPacks))];
const enqueueKeep = (quizId: unknown, packHash: unknown) =>
  fixture.me.writer.enqueue({ type: QUIZ_KEEP, args: { quizId, packHash } });
const putScopedRow = (row: ReturnType<typeof packRow>, scope: string) =>
  fixture.me.database.rows.put({ ...row, scope, version: 1, generation: 1 });

test('downloads come from the learner’s own scope, and later operations on this device override it', async () => {
  const [shared, own] = [quiz(), quiz()];
  await putScopedRow(packRow(PLANETS, HASH), 'me');
  await putScopedRow(packRow(shared, OTHER), 'everyone');
  await putScopedRow(packRow(own, OTHER, { kept: false }), 'me');
  expect(await readDownloads()).toEqual([[PLANETS.id, HASH]]);
  await enqueueKeep(shared.id, OTHER);
  await enqueueKeep(PLANETS.id, null);
  await fixture.me.writer.enqueue({ type: QUIZ_KEEP, args: null });
  expect(await readDownloads()).toEqual([[shared.id, OTHER]]);
  await fixture.acknowledge({ rowsCame: false });
  expect(await readDownloads()).toEqual([[shared.id, OTHER]]);
  await fixture.acknowledge({ rowsCame: true });
  expect(await readDownloads()).toEqual([[PLANETS.id, HASH]]);
});

test('a download that the server doesn’t know yet can be taken offline without a row', async () => {
  await fixture.me.database.packs.put(toStoredPack(HASH, started(PLANETS).pack));
  expect(await fixture.read(selectLocalQuizzes)).toEqual([]);
  await enqueueKeep(PLANETS.id, HASH);
  expect(await fixture.read(selectLocalQuizzes)).toMatchObject([
    { quizId: PLANETS.id, title: PLANETS.title, questionCount: 3, needed: false, size: expect.any(Number) },
  ]);
});

test('unsent downloads are the local packs with a known quiz, except packs that cards need', async () => {
  const { database } = fixture.me;
  const [forCards, premium, elsewhere] = [quiz(), quiz(), quiz()];
  const add = (of: typeof PLANETS, hash: string) => database.packs.put(toStoredPack(hash, started(of).pack));
  await add(PLANETS, 'old');
  await putScopedRow(packRow(PLANETS, 'new'), 'everyone');
  for (const [of, hash, scope] of [
    [forCards, 'cards', 'everyone'],
    [premium, 'premium', 'premium'],
  ] as const) {
    await add(of, hash);
    await putScopedRow(packRow(of, hash), scope);
    const card = cardRow(of.id, newId(), hash);
    await fixture.putRow(card.kind, card.id, card.body);
  }
  await putScopedRow(packRow(elsewhere, OTHER), 'everyone');
  await add(quiz(), 'unknown');
  expect((await fixture.read(selectUnsentDownloads)).map(({ args }) => args)).toEqual([
    { quizId: PLANETS.id, packHash: 'old' },
    { quizId: premium.id, packHash: 'premium' },
  ]);
});
