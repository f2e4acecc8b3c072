import type { CardState, LogEntry } from '@quorbit/contracts/reviews/cards';
import type { CardRow } from '@quorbit/contracts/reviews/row';
import { stepCard } from '@quorbit/contracts/reviews/schedule';
import { attemptRows, attemptSubmit } from '#features/attempts/attempts.mirror.ts';
import { gradeLocally } from '#features/attempts/grade-attempt.mirror.ts';
import type { UserDatabase } from '#offline/database.ts';
import { correctedTime, type MirrorSource, readPendingOps } from '#offline/mirror/pending-work.ts';
import { cardRows, reviewRate } from './reviews.mirror.ts';

/** A card as it stands with the work that the server has not folded in yet. */
export interface LocalCard extends CardRow {
  /** Some of that work is in it. */
  provisional: boolean;
}

interface Step {
  questionId: string;
  entry: LogEntry;
  /** Of a wrong answer, which makes a card; null for a rating. */
  source: Pick<CardRow, 'quizId' | 'packHash'> | null;
}

/**
 * The learner's cards: rows, and on top of them pending ratings and the wrong answers of pending attempts, by the rule
 * that the server uses too. Where a row already reaches past a step, the row wins.
 */
export async function readCards(source: MirrorSource): Promise<LocalCard[]> {
  const cards = new Map<string, LocalCard>();
  for (const row of await cardRows.bodies(source.database)) cards.set(row.questionId, { ...row, provisional: false });
  /** Ratings of what has no card yet: the history of a card that is made later begins with them. */
  const early = new Map<string, LogEntry[]>();
  for (const step of await pendingSteps(source)) {
    const { questionId, entry } = step;
    const card = cards.get(questionId);
    if (card?.lastReview != null && !card.provisional && Date.parse(card.lastReview) >= Date.parse(entry.at)) continue;
    if (card)
      cards.set(questionId, { ...card, ...step.source, ...stepCard(questionId, card, entry), provisional: true });
    else if (step.source) {
      const state = [...(early.get(questionId) ?? []), entry].reduce<CardState | null>(
        (before, one) => stepCard(questionId, before, one),
        null,
      );
      if (state) cards.set(questionId, { questionId, ...step.source, ...state, provisional: true });
    } else early.set(questionId, [...(early.get(questionId) ?? []), entry]);
  }
  return [...cards.values()];
}

/**
 * Ratings that the server has, as the journal tells. `counted`: the card's row is here. `unpaid`: the server has no card
 * and does not pay them yet; one that a pending attempt makes will.
 */
export async function readSettledRatings(database: UserDatabase) {
  const paying = new Set((await cardRows.bodies(database)).map(({ questionId }) => questionId));
  const settled = reviewRate.of((await database.journal.toArray()).filter(({ parked }) => !parked)).map(({ op }) => op);
  return {
    counted: settled.filter(({ args }) => paying.has(args.questionId)),
    unpaid: settled.filter(({ args }) => !paying.has(args.questionId)),
  };
}

async function pendingSteps(source: MirrorSource): Promise<Step[]> {
  const { database } = source;
  const pending = await readPendingOps(source);
  const skew = (await database.meta.get('meta'))?.skew ?? null;
  const { unpaid } = await readSettledRatings(database);
  const rated = [...unpaid, ...reviewRate.of(pending).map(({ op }) => op)];
  const ratings = [...new Map(rated.map((op) => [op.opId, op])).values()].map((op): Step => {
    const { questionId, quality } = op.args;
    const at = correctedTime(op.at, op, skew);
    return { questionId, entry: { id: op.opId, at, cause: 'rating', quality }, source: null };
  });
  // Sent again, or handed in on two devices: its row is here, and what it did to cards with it. The rows of what has just
  // arrived may come one after the other.
  const known = new Set((await attemptRows.bodies(database)).map(({ id }) => id));
  const attempts = attemptSubmit
    .of(pending)
    .filter(({ op, status }) => status === 'arrived' || !known.has(op.args.attemptId));
  const packs = await database.packs.bulkGet(attempts.map(({ op }) => op.args.packHash));
  const mistakes = attempts.flatMap(({ op }, index): Step[] => {
    const pack = packs[index];
    if (!pack) return [];
    const { attemptId, quizId, finishedAt } = op.args;
    const at = correctedTime(finishedAt, op, skew);
    const wrong = gradeLocally(op.args, pack.body)?.answers.filter(
      ({ option, correct }) => option !== null && !correct,
    );
    return (wrong ?? []).map(({ questionId }) => ({
      questionId,
      entry: { id: attemptId, at, cause: 'mistake' },
      source: { quizId, packHash: pack.hash },
    }));
  });
  return [...ratings, ...mistakes].sort((a, b) => Date.parse(a.entry.at) - Date.parse(b.entry.at));
}
