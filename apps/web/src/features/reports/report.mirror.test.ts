import { newId } from '@quorbit/contracts/lib/ids';
import { expect, test } from 'vitest';
import { HASH, mirrorFixture, PLANETS } from '#lib/testing/mirror-fixture.ts';
import { started } from '#lib/testing/quizzes.ts';
import { attemptRow } from '#lib/testing/rows.ts';
import { selectMirroredReport } from './report.mirror.ts';

const fixture = mirrorFixture();

test('reads a graded attempt with its pack, using the server’s numbers', async () => {
  const id = newId();
  await fixture.putRow('attempt', id, attemptRow(PLANETS, id, HASH, { xpEarned: 7 }));
  expect(await fixture.read(selectMirroredReport(id))).toBeNull();
  await fixture.me.database.packs.put({ hash: HASH, quizId: PLANETS.id, body: started(PLANETS).pack, bytes: 1 });
  expect(await fixture.read(selectMirroredReport(id))).toMatchObject({
    id,
    score: 2,
    xpEarned: 7,
    passingMarks: 2,
    answers: [{ question: 'First?', correct: true, timeSpent: 3 }, { correct: true }, { correct: false }],
  });
});
