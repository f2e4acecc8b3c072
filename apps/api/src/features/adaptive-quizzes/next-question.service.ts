// Decides which question a run asks next, and when the run ends.

import { computeDifficulty, estimateAbility } from '@quorbit/contracts/adaptive-quizzes/model';
import { type AdaptiveItem, type Ending, endingOf, rankItems } from '@quorbit/contracts/adaptive-quizzes/run-rules';
import type { AdaptiveRun } from '@quorbit/contracts/adaptive-quizzes/schema';
import { guessProbabilityOf } from '@quorbit/contracts/quizzes/question-kinds';
import type { Executor, Tx } from '@quorbit/db/client';
import type { Actor } from '../../kernel/actor.ts';
import { markVersionServedOnce } from '../quizzes/packs/packs.service.ts';
import { countedOf } from './estimates.ts';
import { type ItemRow, listItems } from './items.repository.ts';
import * as repository from './runs.repository.ts';
import { viewRun } from './views.ts';

type Learner = Pick<Actor, 'id' | 'role'>;
/** A run and the questions it has asked. */
interface RunState {
  found: repository.RunWithTitle;
  asked: readonly repository.AskedQuestionRow[];
}
type UsableItem = AdaptiveItem & Pick<ItemRow, 'versionId' | 'questionNo'>;

/** Lists the questions that may be asked to a learner who chose this quiz, with their difficulties. */
export async function listUsableItems(
  db: Executor,
  actor: Learner,
  quiz: { quizId: string; category: string },
  now: Date,
): Promise<UsableItem[]> {
  const rows = await listItems(db, actor, quiz, now);
  return rows.map((row) => {
    const guessing = guessProbabilityOf(row.kind, row.choices);
    return { ...row, guessing, difficulty: computeDifficulty({ ...row, guessing }) };
  });
}

/**
 * Continues a run after an answer: asks the next question or ends the run. The caller has locked the learner's scope.
 */
export async function continueRun(tx: Tx, actor: Learner, state: RunState, now: Date): Promise<AdaptiveRun> {
  const { found, asked } = state;
  const counted = countedOf(asked);
  const estimate = estimateAbility(counted, found.run.model);
  const ending = endingOf({ answered: asked.length, counted: counted.length }, estimate);
  if (ending) return finishRun(tx, state, ending, now);
  return askNext(tx, { ...state, items: await listUsableItems(tx, actor, found.run, now) }, now);
}

/**
 * Asks the given question that suits the learner's estimated ability best; ends the run if none is left. The caller has
 * locked the learner's scope.
 */
export async function askNext(
  tx: Tx,
  { found, asked, items }: RunState & { items: readonly UsableItem[] },
  now: Date,
): Promise<AdaptiveRun> {
  const { id: runId, model } = found.run;
  const askedIds = new Set(asked.map(({ questionId }) => questionId));
  const { ability } = estimateAbility(countedOf(asked), model);
  for (const item of rankItems(items, askedIds, ability, runId)) {
    const { quizId, questionId, questionNo, difficulty, guessing } = item;
    // An edit at this moment may have deleted a version that nobody had received yet.
    if (!(await markVersionServedOnce(tx, item.versionId, now))) continue;
    const place = asked.length + 1;
    await repository.insertQuestion(tx, { runId, place, quizId, questionId, questionNo, difficulty, guessing });
    const content = await repository.getContent(tx, quizId, questionNo);
    const openQuestion = { place, difficulty, guessing, content, correct: null, answeredAt: null, open: true };
    return viewRun(found, [...asked, openQuestion]);
  }
  return finishRun(tx, { found, asked }, 'none', now);
}

/** Ends a run. @param asked the answered questions, without the open one */
export async function finishRun(tx: Tx, { found, asked }: RunState, ending: Ending, now: Date): Promise<AdaptiveRun> {
  await repository.endRun(tx, found.run.id, { endedAt: now, ending });
  return viewRun({ ...found, run: { ...found.run, endedAt: now, ending } }, asked);
}
