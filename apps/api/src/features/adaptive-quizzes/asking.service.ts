// Owns which question a run asks next, and when it ends.
import { type Ending, endingOf, type Item, itemsByUse } from '@quorbit/contracts/adaptive-quizzes/course';
import { estimateOf, itemDifficulty } from '@quorbit/contracts/adaptive-quizzes/model';
import type { AdaptiveRun } from '@quorbit/contracts/adaptive-quizzes/schema';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../trpc/context.ts';
import { markAsked } from '../quizzes/packs.service.ts';
import { countedOf } from './estimates.ts';
import { type ItemRow, listItems } from './items.repository.ts';
import * as repository from './runs.repository.ts';
import { viewRun } from './views.ts';

type Learner = Pick<Actor, 'id' | 'role'>;
type UsableItem = Item & Pick<ItemRow, 'quizId' | 'versionId' | 'questionNo'>;

/** What may be asked to somebody who chose this quiz. */
export async function readItems(
  db: Executor,
  actor: Learner,
  quiz: { quizId: string; category: string },
  now: Date,
): Promise<UsableItem[]> {
  const rows = await listItems(db, actor, quiz, now);
  return rows.map((row) => ({ ...row, difficulty: itemDifficulty(row) }));
}

/** After an answer, or at the start: asks the next question, or ends the run. The caller has locked the learner's scope. */
export async function continueRun(
  tx: Tx,
  actor: Learner,
  { found, asked }: { found: repository.RunWithTitle; asked: readonly repository.AskedRow[] },
  now: Date,
): Promise<AdaptiveRun> {
  const { run } = found;
  const counted = countedOf(asked);
  const estimate = estimateOf(counted);
  const ending = endingOf({ answered: asked.length, counted: counted.length }, estimate);
  if (ending) return endWith(tx, { found, asked }, ending, now);
  const items = await readItems(tx, actor, run, now);
  const known = new Set(asked.map(({ questionId }) => questionId));
  for (const item of itemsByUse(items, known, estimate.ability, run.id)) {
    // An edit at this moment may have deleted a version that nobody had.
    if (!(await markAsked(tx, item.versionId, now))) continue;
    const { quizId, questionId, questionNo, difficulty } = item;
    const place = asked.length + 1;
    await repository.insertQuestion(tx, { runId: run.id, place, quizId, questionId, questionNo, difficulty });
    const content = await repository.findContent(tx, quizId, questionNo);
    return viewRun(found, [...asked, { place, difficulty, content, correct: null, answeredAt: null, open: true }]);
  }
  return endWith(tx, { found, asked }, 'none', now);
}

/** Ends a run early or in time. @param asked without the question that waits for an answer */
export async function endWith(
  tx: Tx,
  { found, asked }: { found: repository.RunWithTitle; asked: readonly repository.AskedRow[] },
  ending: Ending,
  now: Date,
): Promise<AdaptiveRun> {
  await repository.endRun(tx, found.run.id, { endedAt: now, ending });
  return viewRun({ ...found, run: { ...found.run, endedAt: now, ending } }, asked);
}
