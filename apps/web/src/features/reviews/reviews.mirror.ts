import type { ReviewModel } from '@quorbit/contracts/reviews/cards';
import type { CardRow } from '@quorbit/contracts/reviews/row';
import { REVIEW_RATE, type ReviewRateArgs } from '@quorbit/contracts/sync/ops/review-rate';
import { REVIEW_SUSPEND, type ReviewSuspendArgs } from '@quorbit/contracts/sync/ops/review-suspend';
import { REVIEW_UNDO, type ReviewUndoArgs } from '@quorbit/contracts/sync/ops/review-undo';
import type { MirrorArea } from '#offline/mirror/area.ts';
import { getServerNow } from '#offline/mirror/inputs.ts';
import { createRowKind } from '#offline/mirror/row-kind.ts';
import { createSelector } from '#offline/mirror/selector.ts';
import { createWorkKind } from '#offline/mirror/work-kind.ts';

export const cardRows = createRowKind<CardRow>('card');

/** Rows of the learner's own weights of the review schedule. */
export const modelRows = createRowKind<ReviewModel>('model');

export const reviewRate = createWorkKind<ReviewRateArgs>({
  type: REVIEW_RATE,
  name(args, titleOf) {
    const title = args && titleOf(args.quizId);
    return title ? `Review rating: ${title}` : 'Review rating';
  },
  movesZone: true,
});

const NO_ANSWERS = { answers: () => 0, noun: { one: 'change to your reviews', many: 'changes to your reviews' } };

export const reviewUndo = createWorkKind<ReviewUndoArgs>({
  ...NO_ANSWERS,
  type: REVIEW_UNDO,
  name(args, titleOf) {
    const title = args && titleOf(args.quizId);
    return title ? `Undone rating: ${title}` : 'Undone rating';
  },
});

/** Work that suspends or resumes a card. Its overlay maps the question's id to whether it's suspended. */
export const reviewSuspend = createWorkKind<ReviewSuspendArgs, ReadonlyMap<string, boolean>>({
  ...NO_ANSWERS,
  type: REVIEW_SUSPEND,
  name(args, titleOf) {
    const title = args && titleOf(args.quizId);
    const actionLabel = args?.suspended === false ? 'Resumed review' : 'Paused review';
    return title ? `${actionLabel}: ${title}` : actionLabel;
  },
  overlay(suspended, args) {
    // An imported file of unsent work may contain anything.
    const { questionId, suspended: isSuspended }: Partial<ReviewSuspendArgs> = args ?? {};
    return questionId === undefined || typeof isSuspended !== 'boolean'
      ? suspended
      : new Map(suspended).set(questionId, isSuspended);
  },
});

const DAY_MS = 24 * 60 * 60 * 1000;

export const reviewsMirror: MirrorArea = {
  rows: [cardRows, modelRows],
  work: [reviewRate, reviewUndo, reviewSuspend],
  packs: {
    needed: createSelector((get) => get(cardRows.bodies).map(({ packHash }) => packHash)),
    urgent: createSelector((get) => {
      const soon = new Date(getServerNow(get).getTime() + DAY_MS).toISOString();
      return get(cardRows.bodies)
        .filter(({ due, suspended }) => due <= soon && !suspended)
        .map(({ packHash }) => packHash);
    }),
    wanted: createSelector((get) =>
      get(cardRows.bodies)
        .toSorted((a, b) => a.due.localeCompare(b.due))
        .map(({ packHash }) => packHash),
    ),
  },
};
