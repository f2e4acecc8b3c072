import type { Executor } from '@quorbit/db/client';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { visiblePeople } from '../accounts/accounts.views.ts';
import { memberships, quizIdsSharedIn } from '../group-sharing/group-sharing.views.ts';
import { cardQuestions } from '../reviews/reviews.views.ts';

const isAgreeing = (groupId: string) =>
  and(eq(memberships.groupId, groupId), eq(memberships.joinsMemory, true), isNull(visiblePeople.suspendedAt));

/** Counts the members who agreed to be included; suspended members don't count. */
export async function countAgreeing(db: Executor, groupId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(memberships)
    .innerJoin(visiblePeople, eq(visiblePeople.id, memberships.userId))
    .where(isAgreeing(groupId));
  return row?.count ?? 0;
}

/**
 * Returns the cards of agreeing members in the quizzes that the group shares: the last reviewed `limitEach` of each
 * member.
 */
export function listCards(db: Executor, groupId: string, limitEach: number) {
  const own = db
    .select({
      quizId: cardQuestions.quizId,
      questionId: cardQuestions.questionId,
      stability: cardQuestions.stability,
      lastReview: cardQuestions.lastReview,
    })
    .from(cardQuestions)
    .where(
      and(
        eq(cardQuestions.userId, memberships.userId),
        sql`${cardQuestions.quizId} = any(${quizIdsSharedIn(groupId)})`,
      ),
    )
    .orderBy(sql`${cardQuestions.lastReview} desc`)
    .limit(limitEach)
    .as('own');
  return db
    .select({
      userId: memberships.userId,
      quizId: own.quizId,
      questionId: own.questionId,
      stability: own.stability,
      lastReview: own.lastReview,
    })
    .from(memberships)
    .innerJoin(visiblePeople, eq(visiblePeople.id, memberships.userId))
    .innerJoinLateral(own, sql`true`)
    .where(isAgreeing(groupId));
}
