import { expect, test } from 'vitest';
import { HASH, mirrorStage, PLANETS, THIRD } from '#lib/testing/mirror-stage.ts';
import { selectOfflineSupply } from './offline-supply.mirror.ts';

const stage = mirrorStage();

test('what is ready for times without a network is counted by what is really here', async () => {
  await stage.finish();
  const row = (hash: string, quizId: string) => ({ quizId, hash, title: 'T' });
  await stage.putRow('pack', PLANETS.id, row(HASH, PLANETS.id));
  await stage.putRow('pack', 'other', row('b'.repeat(64), 'other'));
  await stage.putRow('card', THIRD, { packHash: HASH });
  const { quizzes, cards, bytes } = await stage.read(selectOfflineSupply);
  expect([quizzes, cards]).toEqual([1, 1]);
  expect(bytes).toBeGreaterThan(100);
});
