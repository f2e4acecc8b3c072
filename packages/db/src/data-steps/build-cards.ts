import { ACHIEVEMENT_IDS, type Counters, countAttempt, progressOf } from '@quorbit/contracts/achievements/achievements';
import { userScope } from '@quorbit/contracts/sync/scopes';
import { and, eq, gt, sql } from 'drizzle-orm';
import { logMistakes, refoldCards } from '../cards.ts';
import type { Tx } from '../client.ts';
import { achievements } from '../schema/achievements.ts';
import { attempts } from '../schema/attempts.ts';
import { learners } from '../schema/learners.ts';
import { record, writeInside } from '../write.ts';

const LEARNERS = 200;
const ATTEMPTS = 100;
const NOTHING: Counters = { quizzesFinished: 0, quizzesPerfect: 0 };

type Attempt = typeof attempts.$inferSelect;

/**
 * Makes cards, counters and achievements out of the attempts that were handed in before there were any, and tells the
 * learners' devices. Goes learner by learner and page by page, so that no more than a page is ever held.
 */
export async function buildCards(tx: Tx): Promise<void> {
  await leaveOutRankedRepeats(tx);
  let after: string | null = null;
  for (;;) {
    const page: { userId: string }[] = await tx
      .select({ userId: learners.userId })
      .from(learners)
      .where(after === null ? undefined : gt(learners.userId, after))
      .orderBy(learners.userId)
      .limit(LEARNERS);
    for (const { userId } of page) await writeInside(tx, [userScope(userId)], () => buildFor(tx, userId));
    after = page.at(-1)?.userId ?? null;
    if (after === null) return;
  }
}

/** Of a ranked quiz only a learner's first attempt counts. */
async function leaveOutRankedRepeats(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update attempts set counted = false
    from quizzes
    where quizzes.id = attempts.quiz_id and quizzes.ranked and exists (
      select from attempts earlier
      where earlier.user_id = attempts.user_id and earlier.quiz_id = attempts.quiz_id
        and earlier.accepted_no < attempts.accepted_no
    )
  `);
}

async function buildFor(tx: Tx, userId: string): Promise<void> {
  let counters = NOTHING;
  let acceptedNo = 0;
  for (;;) {
    const page = await nextAttempts(tx, userId, acceptedNo);
    const questions = new Set<string>();
    for (const attempt of page) {
      for (const questionId of await logMistakes(tx, attempt)) questions.add(questionId);
      if (!attempt.counted) continue;
      const next = countAttempt(counters, attempt);
      await unlock(tx, attempt, counters, next);
      counters = next;
    }
    for (const card of await refoldCards(tx, userId, [...questions])) {
      record(tx, userScope(userId), 'card', card.questionId);
    }
    const last = page.at(-1);
    if (last === undefined) break;
    acceptedNo = last.acceptedNo;
  }
  if (counters.quizzesFinished === 0) return;
  await tx.update(learners).set(counters).where(eq(learners.userId, userId));
  for (const id of ACHIEVEMENT_IDS) {
    if (progressOf(id, counters) > 0) record(tx, userScope(userId), 'achievement', id);
  }
}

function nextAttempts(tx: Tx, userId: string, after: number): Promise<Attempt[]> {
  return tx
    .select()
    .from(attempts)
    .where(and(eq(attempts.userId, userId), gt(attempts.acceptedNo, after)))
    .orderBy(attempts.acceptedNo)
    .limit(ATTEMPTS);
}

async function unlock(tx: Tx, { userId, finishedAt }: Attempt, before: Counters, after: Counters): Promise<void> {
  const reached = ACHIEVEMENT_IDS.filter((id) => progressOf(id, before) < 100 && progressOf(id, after) === 100);
  if (reached.length === 0) return;
  await tx
    .insert(achievements)
    .values(reached.map((achievementId) => ({ userId, achievementId, unlockedAt: finishedAt })))
    .onConflictDoNothing();
}
