import type { ReviewModel } from '@quorbit/contracts/reviews/cards';
import type { CardRow } from '@quorbit/contracts/reviews/row';
import { REVIEW_RATE, type ReviewRateArgs } from '@quorbit/contracts/sync/ops/review-rate';
import { REVIEW_SUSPEND, type ReviewSuspendArgs } from '@quorbit/contracts/sync/ops/review-suspend';
import { REVIEW_UNDO, type ReviewUndoArgs } from '@quorbit/contracts/sync/ops/review-undo';
import type { MirrorArea } from '#offline/mirror/area.ts';
import { serverNow } from '#offline/mirror/inputs.ts';
import { mirrorKind } from '#offline/mirror/row-kind.ts';
import { selector } from '#offline/mirror/selector.ts';
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
  movesZone: true,
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

const DAY_MS = 24 * 60 * 60 * 1000;

export const reviewsMirror: MirrorArea = {
  rows: [cardRows, modelRows],
  work: [reviewRate, reviewUndo, reviewSuspend],
  packs: {
    needed: selector((get) => get(cardRows.bodies).map(({ packHash }) => packHash)),
    urgent: selector((get) => {
      const soon = new Date(serverNow(get).getTime() + DAY_MS).toISOString();
      return get(cardRows.bodies)
        .filter(({ due, suspended }) => due <= soon && !suspended)
        .map(({ packHash }) => packHash);
    }),
    wanted: selector((get) =>
      get(cardRows.bodies)
        .toSorted((a, b) => a.due.localeCompare(b.due))
        .map(({ packHash }) => packHash),
    ),
  },
};
