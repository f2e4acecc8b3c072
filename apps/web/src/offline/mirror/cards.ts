import type { CardState } from '@quorbit/contracts/reviews/cards';
import { stepCard } from '@quorbit/contracts/reviews/schedule';
import { ATTEMPT_SUBMIT, type AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';
import { REVIEW_RATE, type ReviewRateArgs } from '@quorbit/contracts/sync/ops/review-rate';
import type { CardRow } from '@quorbit/contracts/sync/rows';
import { gradeLocally } from './grade-attempt.ts';
import { correctedTime, type MirrorSource, opsOf, readUnsettled } from './unsettled.ts';

/** A card as it stands with the work that the server has not folded in yet. */
export interface LocalCard extends CardRow {
  /** Some of that work is in it. */
  provisional: boolean;
}

interface Step {
  questionId: string;
  at: string;
  apply: (card: LocalCard | null) => LocalCard | null;
}

/**
 * The learner's cards: rows, and on top of them pending ratings and the wrong answers of pending attempts, by the rule
 * that the server uses too. Where a row already reaches past a step, the row wins.
 */
export async function readCards(source: MirrorSource): Promise<LocalCard[]> {
  const { database } = source;
  const cards = new Map<string, LocalCard>();
  for (const { body } of await database.rows.where('kind').equals('card').toArray()) {
    const row = body as CardRow;
    cards.set(row.questionId, { ...row, provisional: false });
  }
  for (const { questionId, at, apply } of await pendingSteps(source)) {
    const card = cards.get(questionId) ?? null;
    if (card?.lastReview != null && !card.provisional && Date.parse(card.lastReview) >= Date.parse(at)) continue;
    const next = apply(card);
    if (next) cards.set(questionId, next);
  }
  return [...cards.values()];
}

async function pendingSteps(source: MirrorSource): Promise<Step[]> {
  const { database } = source;
  const unsettled = await readUnsettled(source);
  const skew = (await database.meta.get('meta'))?.skew ?? null;
  const ratings = opsOf<ReviewRateArgs>(unsettled, REVIEW_RATE).map(({ op }): Step => {
    const { questionId, quality } = op.args;
    const at = correctedTime(op.at, op, skew);
    const entry = { id: op.opId, at, cause: 'rating' as const, quality };
    return {
      questionId,
      at,
      // A rating of what has no card is refused by the server as well.
      apply: (card) => card && stepped(card, stepCard(questionId, card, entry)),
    };
  });
  const attempts = opsOf<AttemptSubmitArgs>(unsettled, ATTEMPT_SUBMIT);
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
      at,
      apply: (card) => {
        const entry = { id: attemptId, at, cause: 'mistake' as const };
        const base = { quizId, questionId, packHash: pack.hash };
        return { ...base, ...stepCard(questionId, card, entry), provisional: true };
      },
    }));
  });
  return [...ratings, ...mistakes].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

function stepped(card: LocalCard, state: CardState): LocalCard {
  return { ...card, ...state, provisional: true };
}
