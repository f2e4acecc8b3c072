import { id, instant } from '@quorbit/contracts/lib/scalars';
import { cardRow } from '@quorbit/contracts/reviews/row';
import { cards, reviewFittings, reviewLog, reviewModels, reviewSuspensions } from '@quorbit/db/schema/reviews';
import * as z from 'zod/mini';
import type { PersonalTable } from '../../kernel/personal.ts';
import { exportList, readPages } from '../../lib/export-fields.ts';
import { listSealedQuizzes } from '../quizzes/seals/seals.service.ts';
import { pageOfModels } from './models.repository.ts';
import { pageOfCards, pageOfRatings } from './reviews.repository.ts';
import { pageOfSuspensions } from './suspend.repository.ts';

/**
 * The exported form of a rating: `quality` is 1, 3 or 5; `confidence` is how sure the learner was beforehand and
 * `retention` is the retention they wanted, both in percent, null if not given; `undone` tells whether the rating was
 * undone.
 */
const exportedRating = z.object({
  questionId: id,
  quality: z.int(),
  confidence: z.nullable(z.int()),
  retention: z.nullable(z.int()),
  undone: z.boolean(),
  at: instant,
});

export const reviewsPersonal: readonly PersonalTable[] = [
  {
    table: cards,
    exportFields: [
      exportList({
        name: 'cards',
        /** The learner's cards, and how well each is known. */
        schema: z.array(z.omit(cardRow, { packHash: true, undo: true, suspended: true, history: true })),
        async *pages(db, subject, now) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfCards(db, subject.id, after, limit),
            ({ questionId }) => questionId,
          )) {
            // A card reveals which answer was wrong, so the cards of a sealed quiz are left out until it opens.
            const quizIds = rows.map(({ quizId }) => quizId);
            const sealed = await listSealedQuizzes(db, subject, now, quizIds);
            yield rows
              .filter(({ quizId }) => !sealed.has(quizId))
              .map(({ userId: _userId, packHash: _packHash, undo: _undo, due, lastReview, ...card }) => ({
                ...card,
                due: due.toISOString(),
                lastReview: lastReview?.toISOString() ?? null,
              }));
          }
        },
      }),
    ],
    erasure: 'with the account',
  },
  {
    table: reviewLog,
    exportFields: [
      exportList({
        name: 'ratings',
        schema: z.array(exportedRating),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: number | null, limit) => pageOfRatings(db, subject.id, after, limit),
            ({ acceptedNo }) => acceptedNo ?? 0,
          ))
            yield rows.map(({ questionId, quality, confidence, retention, undone, at }) => ({
              questionId,
              quality: quality ?? 0,
              confidence,
              retention,
              undone,
              at: at.toISOString(),
            }));
        },
      }),
    ],
    erasure: 'with the account',
  },
  {
    table: reviewSuspensions,
    exportFields: [
      exportList({
        name: 'suspendedReviews',
        schema: z.array(z.object({ questionId: id, suspended: z.boolean(), at: instant })),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfSuspensions(db, subject.id, after, limit),
            ({ questionId }) => questionId,
          ))
            yield rows.map(({ at, ...said }) => ({ ...said, at: at.toISOString() }));
        },
      }),
    ],
    erasure: 'with the account',
  },
  {
    table: reviewModels,
    exportFields: [
      exportList({
        name: 'reviewModels',
        /**
         * Weights of the review schedule that were fitted to the ratings, with their mean log loss and that of the
         * weights before.
         */
        schema: z.array(
          z.object({
            since: instant,
            weights: z.array(z.number()),
            ratings: z.int(),
            loss: z.number(),
            lossBefore: z.number(),
            adopted: z.boolean(),
          }),
        ),
        async *pages(db, subject) {
          for await (const rows of readPages(
            (after: string | null, limit) => pageOfModels(db, subject.id, after, limit),
            (row) => row.id,
          ))
            yield rows.map(({ id: _id, userId: _userId, since, ...model }) => ({
              since: since.toISOString(),
              ...model,
            }));
        },
      }),
    ],
    erasure: 'with the account',
  },
  {
    table: reviewFittings,
    exportFields: { not: 'a note for a worker, gone once it has read it' },
    erasure: 'with the account',
  },
];
