import type { CardRow } from '@quorbit/contracts/reviews/row';
import { REVIEW_RATE, type ReviewRateArgs } from '@quorbit/contracts/sync/ops/review-rate';
import type { MirrorArea } from '#offline/mirror/area.ts';
import { mirrorKind } from '#offline/mirror/row-kind.ts';
import { workKind } from '#offline/mirror/work-kind.ts';

export const cardRows = mirrorKind<CardRow>('card');

export const reviewRate = workKind<ReviewRateArgs>({
  type: REVIEW_RATE,
  name(args, titleOf) {
    const title = args && titleOf(args.quizId);
    return title ? `Review rating: ${title}` : 'Review rating';
  },
});

const DAY_MS = 24 * 60 * 60 * 1000;

export const reviewsMirror: MirrorArea = {
  rows: [cardRows],
  work: [reviewRate],
  packs: {
    needed: async (database) => (await cardRows.bodies(database)).map(({ packHash }) => packHash),
    async urgent(database, now) {
      const soon = new Date(now.getTime() + DAY_MS).toISOString();
      return (await cardRows.bodies(database)).filter(({ due }) => due <= soon).map(({ packHash }) => packHash);
    },
    async wanted(database) {
      const cards = await cardRows.bodies(database);
      return cards.sort((a, b) => a.due.localeCompare(b.due)).map(({ packHash }) => packHash);
    },
  },
};
