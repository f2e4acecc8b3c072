import { expect, test } from 'vitest';
import { HASH, mirrorFixture, PLANETS, THIRD } from '#lib/testing/mirror-fixture.ts';
import { selectOfflineContent } from './offline-content.mirror.ts';

const fixture = mirrorFixture();

test('counts only packs and cards whose content is really on this device', async () => {
  await fixture.finish();
  const row = (hash: string, quizId: string) => ({ quizId, hash, title: 'T' });
  await fixture.putRow('pack', PLANETS.id, row(HASH, PLANETS.id));
  await fixture.putRow('pack', 'other', row('b'.repeat(64), 'other'));
  await fixture.putRow('card', THIRD, { packHash: HASH });
  const { quizzes, cards, bytes } = await fixture.read(selectOfflineContent);
  expect([quizzes, cards]).toEqual([1, 1]);
  expect(bytes).toBeGreaterThan(100);
});
