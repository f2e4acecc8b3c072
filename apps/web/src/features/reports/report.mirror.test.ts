import { newId } from '@quorbit/contracts/lib/ids';
import { expect, test } from 'vitest';
import { HASH, mirrorStage, PLANETS } from '#lib/testing/mirror-stage.ts';
import { started } from '#lib/testing/quizzes.ts';
import { attemptRow } from '#lib/testing/rows.ts';
import { selectMirroredReport } from './report.mirror.ts';

const stage = mirrorStage();

test('a graded attempt is read with its pack, in the server’s numbers', async () => {
  const id = newId();
  await stage.putRow('attempt', id, attemptRow(PLANETS, id, HASH, { xpEarned: 7 }));
  expect(await stage.read(selectMirroredReport(id))).toBeNull();
  await stage.me.database.packs.put({ hash: HASH, quizId: PLANETS.id, body: started(PLANETS).pack, bytes: 1 });
  expect(await stage.read(selectMirroredReport(id))).toMatchObject({
    id,
    score: 2,
    xpEarned: 7,
    passingMarks: 2,
    answers: [{ question: 'First?', correct: true, timeSpent: 3 }, { correct: true }, { correct: false }],
  });
});
