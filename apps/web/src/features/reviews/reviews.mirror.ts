import type { ReviewModel } from '@quorbit/contracts/reviews/cards';
import type { CardRow } from '@quorbit/contracts/reviews/row';
import { REVIEW_RATE, type ReviewRateArgs } from '@quorbit/contracts/sync/ops/review-rate';
import { REVIEW_SUSPEND, type ReviewSuspendArgs } from '@quorbit/contracts/sync/ops/review-suspend';
import { REVIEW_UNDO, type ReviewUndoArgs } from '@quorbit/contracts/sync/ops/review-undo';
import { mirrorKind } from '#offline/mirror/row-kind.ts';
import { workKind } from '#offline/mirror/work-kind.ts';

export const cardRows = mirrorKind<CardRow>('card');

/** The learner's own weights of the schedule. */
export const modelRows = mirrorKind<ReviewModel>('model');

export const reviewRate = workKind<ReviewRateArgs>({
  type: REVIEW_RATE,
  name(args, titleOf) {
    const title = args && titleOf(args.quizId);
    return title ? `Review rating: ${title}` : 'Review rating';
  },
});

const withoutAnswers = { answers: () => 0, noun: { one: 'change to your reviews', many: 'changes to your reviews' } };

export const reviewUndo = workKind<ReviewUndoArgs>({
  ...withoutAnswers,
  type: REVIEW_UNDO,
  name(args, titleOf) {
    const title = args && titleOf(args.quizId);
    return title ? `Undone rating: ${title}` : 'Undone rating';
  },
});

/** By question, whether it is suspended. */
export const reviewSuspend = workKind<ReviewSuspendArgs, ReadonlyMap<string, boolean>>({
  ...withoutAnswers,
  type: REVIEW_SUSPEND,
  name(args, titleOf) {
    const title = args && titleOf(args.quizId);
    const what = args?.suspended === false ? 'Resumed review' : 'Paused review';
    return title ? `${what}: ${title}` : what;
  },
  overlay(suspended, args) {
    // A file of work may contain anything.
    const { questionId, suspended: now }: Partial<ReviewSuspendArgs> = args ?? {};
    return questionId === undefined || typeof now !== 'boolean' ? suspended : new Map(suspended).set(questionId, now);
  },
});
