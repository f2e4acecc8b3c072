import { newId } from '@quorbit/contracts/lib/ids';
import { QUIZ_KEEP } from '@quorbit/contracts/sync/ops/quiz-keep';
import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { quiz, started } from '#lib/testing/quizzes.ts';
import { packRow } from '#lib/testing/rows.ts';
import { openDeviceStore } from './device-store.ts';
import { toStoredPack } from './packs/stored-pack.ts';
import { createMeta } from './queue/identity.ts';
import { syncFixture } from './testing/sync-fixture.ts';

const fixture = syncFixture();
const { server, told, start } = fixture;

describe('downloads of a build that didn’t send them to the server', () => {
  const PREMIUM = quiz({ title: 'Comets' });

  /**
   * Stores the data of a build that didn't send its downloads to the server: one premium quiz is downloaded, another
   * quiz is only listed. Returns the pack's hash.
   */
  async function left(): Promise<string> {
    const { pack } = started(PREMIUM);
    const hash = server.addPack(pack);
    await fixture.me.database.packs.put(toStoredPack(hash, pack));
    for (const row of [packRow(PREMIUM, hash), packRow(quiz(), 'c'.repeat(64))]) {
      await fixture.me.database.rows.put({ ...row, scope: 'premium', version: 1, generation: 1 });
    }
    const { keeps: _keeps, ...meta } = createMeta(newId());
    await fixture.me.database.meta.put({
      ...meta,
      key: 'meta',
      epoch: server.sync.state.epoch,
      cursor: '1000',
      complete: true,
    });
    return hash;
  }

  test('are sent in the first exchange, so that none is lost with the scope that it belongs to', async () => {
    const hash = await left();
    const { exchange } = server.sync;
    server.sync.exchange = (input) => ({ ...exchange.call(server.sync, input), left: ['premium'] });
    start();
    await waitFor(() => expect(told.state?.phase).toBe('idle'));
    expect(server.sync.requests[0]?.ops).toMatchObject([
      { type: QUIZ_KEEP, args: { quizId: PREMIUM.id, packHash: hash } },
    ]);
    await fixture.running?.syncNow();
    expect((await fixture.me.database.rows.toArray()).map(({ scope, id }) => [scope, id])).toEqual([
      ['me', PREMIUM.id],
    ]);
    expect(await fixture.me.database.packs.toCollection().primaryKeys()).toEqual([hash]);
  });

  test('are sent only once', async () => {
    await left();
    start();
    await waitFor(() => expect(server.sync.argsOf(QUIZ_KEEP)).toHaveLength(1));
    await waitFor(() => expect(told.state?.phase).toBe('idle'));
    fixture.running?.stop();
    start();
    await waitFor(() => expect(told.state?.phase).toBe('idle'));
    expect(server.sync.argsOf(QUIZ_KEEP)).toHaveLength(1);
  });
});

test('a download appears on the learner’s other devices, and disappears there when it’s removed', async () => {
  const { pack, quizId } = started(quiz());
  const packHash = server.addPack(pack);
  const deviceStore = openDeviceStore(newId());
  const keep = (hash: string | null) =>
    deviceStore.writer.enqueue({ type: QUIZ_KEEP, args: { quizId, packHash: hash } });
  const onOther = start({ deviceStore });
  await keep(packHash);
  await onOther.syncNow();
  start();
  const here = () => fixture.me.database.packs.toCollection().primaryKeys();
  await waitFor(async () => expect(await here()).toEqual([packHash]));
  await keep(null);
  await onOther.syncNow();
  await fixture.running?.syncNow();
  await waitFor(async () => expect(await here()).toEqual([]));
  onOther.stop();
});

test('an author’s own quiz is fetched once they download it, and not again after they remove it', async () => {
  const { pack, quizId } = started(quiz());
  const hash = server.addPack(pack);
  const own = (kept: boolean) => server.sync.put({ ...packRow(quiz({ id: quizId }), hash, { kept }), scope: 'me' });
  const here = () => fixture.me.database.packs.toCollection().primaryKeys();
  const keptQuiz = quiz({ title: 'Kept' });
  const otherWanted = server.addPack(started(keptQuiz).pack);
  server.sync.put({ ...packRow(keptQuiz, otherWanted, { kept: true }), scope: 'me' });
  own(false);
  const sync = start();
  await waitFor(async () => expect(await here()).toEqual([otherWanted]));
  own(true);
  await sync.syncNow();
  await waitFor(async () => expect(await here()).toHaveLength(2));
  await fixture.me.writer.enqueue({ type: QUIZ_KEEP, args: { quizId, packHash: null } });
  server.sync.rowOf = () => ({ ...packRow(quiz({ id: quizId }), hash, { kept: false }), scope: 'me' });
  await sync.syncNow();
  await waitFor(async () => expect(await here()).toEqual([otherWanted]));
  own(false);
  await sync.syncNow();
  await waitFor(() => expect(told.state?.phase).toBe('idle'));
  expect(await here()).toEqual([otherWanted]);
});
