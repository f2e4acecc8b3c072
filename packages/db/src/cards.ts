import { newId } from '@quorbit/contracts/lib/ids';
import type { GradedAnswer } from '@quorbit/contracts/quizzes/grading';
import type { LogEntry } from '@quorbit/contracts/reviews/cards';
import { foldCard } from '@quorbit/contracts/reviews/schedule';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from './client.ts';
import { attempts } from './schema/attempts.ts';
import { packs } from './schema/quizzes.ts';
import { cards, reviewLog } from './schema/reviews.ts';

// Cards are a total kept beside their log: whoever appends to the log writes the card anew in the same transaction.

type Card = typeof cards.$inferInsert;

interface Logged {
  questionId: string;
  entry: LogEntry;
  /** Where a wrong answer was given. */
  source: { quizId: string; packHash: string } | null;
}

/**
 * Notes the wrong answers of one attempt, once; questions that were left out make no card.
 * Answers the questions whose log grew. The caller holds the learner's scope and writes the cards with `refoldCards`.
 */
export async function logMistakes(
  tx: Tx,
  attempt: { id: string; userId: string; finishedAt: Date; day: string; answers: readonly GradedAnswer[] },
): Promise<string[]> {
  const wrong = attempt.answers.filter(({ option, correct }) => option !== null && !correct);
  if (wrong.length === 0) return [];
  const logged = await tx
    .insert(reviewLog)
    .values(
      wrong.map(({ questionId }) => ({
        id: newId(),
        userId: attempt.userId,
        questionId,
        attemptId: attempt.id,
        at: attempt.finishedAt,
        day: attempt.day,
      })),
    )
    .onConflictDoNothing()
    .returning({ questionId: reviewLog.questionId });
  return logged.map(({ questionId }) => questionId);
}

/** Writes these cards anew from their logs. The caller holds the learner's scope and records the cards. */
export async function refoldCards(tx: Tx, userId: string, questionIds: readonly string[]): Promise<Card[]> {
  if (questionIds.length === 0) return [];
  const logs = new Map<string, Logged[]>();
  for (const one of await readLogs(tx, userId, questionIds)) {
    logs.set(one.questionId, [...(logs.get(one.questionId) ?? []), one]);
  }
  const folded = [...logs].flatMap(([questionId, log]) => foldLog(userId, questionId, log) ?? []);
  if (folded.length === 0) return [];
  await tx
    .insert(cards)
    .values(folded)
    .onConflictDoUpdate({
      target: [cards.userId, cards.questionId],
      set: {
        packHash: sql`excluded.pack_hash`,
        due: sql`excluded.due`,
        state: sql`excluded.state`,
        stability: sql`excluded.stability`,
        difficulty: sql`excluded.difficulty`,
        reps: sql`excluded.reps`,
        lapses: sql`excluded.lapses`,
        lastReview: sql`excluded.last_review`,
      },
    });
  return folded;
}

async function readLogs(tx: Tx, userId: string, questionIds: readonly string[]): Promise<Logged[]> {
  const rows = await tx
    .select({
      questionId: reviewLog.questionId,
      opId: reviewLog.opId,
      attemptId: reviewLog.attemptId,
      quality: reviewLog.quality,
      at: reviewLog.at,
      quizId: attempts.quizId,
      // A ranked quiz is answered on the pack without keys; whoever was graded may have the other one.
      packHash: sql<string | null>`coalesce(${packs.hash}, ${attempts.packHash})`,
    })
    .from(reviewLog)
    .leftJoin(attempts, eq(attempts.id, reviewLog.attemptId))
    .leftJoin(packs, and(eq(packs.versionId, attempts.versionId), eq(packs.keyed, true)))
    .where(and(eq(reviewLog.userId, userId), inArray(reviewLog.questionId, [...questionIds])));
  return rows.map(({ questionId, opId, attemptId, quality, at, quizId, packHash }) => ({
    questionId,
    entry:
      quality === null
        ? { id: attemptId ?? '', at: at.toISOString(), cause: 'mistake' }
        : { id: opId ?? '', at: at.toISOString(), cause: 'rating', quality },
    source: quizId === null || packHash === null ? null : { quizId, packHash },
  }));
}

/** Null where no wrong answer says what the card asks. */
function foldLog(userId: string, questionId: string, log: readonly Logged[]): Card | null {
  const state = foldCard(
    questionId,
    log.map(({ entry }) => entry),
  );
  const source = log.filter((one) => one.source !== null).sort(latestFirst)[0]?.source;
  if (!state || !source) return null;
  return {
    userId,
    questionId,
    ...source,
    ...state,
    due: new Date(state.due),
    lastReview: state.lastReview === null ? null : new Date(state.lastReview),
  };
}

function latestFirst(a: Logged, b: Logged): number {
  return Date.parse(b.entry.at) - Date.parse(a.entry.at) || (a.entry.id < b.entry.id ? 1 : -1);
}
