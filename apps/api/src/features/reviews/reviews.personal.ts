import { id, instant } from '@quorbit/contracts/lib/scalars';
import { cardRow } from '@quorbit/contracts/reviews/row';
import { cards, reviewLog } from '@quorbit/db/schema/reviews';
import * as z from 'zod/mini';
import { allPages, exportField, type PersonalTable } from '../../lib/personal.ts';
import { sealedQuizzes } from '../quizzes/seals.service.ts';
import { pageOfCards, pageOfRatings } from './reviews.repository.ts';

/** How a card was rated, 1, 3 or 5, and how sure the learner was before, in percent. */
const exportedRating = z.object({
  questionId: id,
  quality: z.int(),
  confidence: z.nullable(z.int()),
  at: instant,
});

export const reviewsPersonal: readonly PersonalTable[] = [
  {
    table: cards,
    exported: [
      exportField({
        name: 'cards',
        /** What is repeated, and how well it is known. */
        schema: z.array(z.omit(cardRow, { packHash: true })),
        async read(db, subject, now) {
          const rows = await allPages(
            (after: string | null, limit) => pageOfCards(db, subject.id, after, limit),
            ({ questionId }) => questionId,
          );
          // A card says which answer was wrong, so those of a sealed quiz wait until it opens.
          const quizIds = rows.map(({ quizId }) => quizId);
          const sealed = await sealedQuizzes(db, subject, now, quizIds);
          return rows
            .filter(({ quizId }) => !sealed.has(quizId))
            .map(({ userId: _userId, packHash: _packHash, due, lastReview, ...card }) => ({
              ...card,
              due: due.toISOString(),
              lastReview: lastReview?.toISOString() ?? null,
            }));
        },
      }),
    ],
    erased: 'with the account',
  },
  {
    table: reviewLog,
    exported: [
      exportField({
        name: 'ratings',
        schema: z.array(exportedRating),
        async read(db, subject) {
          const rows = await allPages(
            (after: number | null, limit) => pageOfRatings(db, subject.id, after, limit),
            ({ acceptedNo }) => acceptedNo ?? 0,
          );
          return rows.map(({ questionId, quality, confidence, at }) => ({
            questionId,
            quality: quality ?? 0,
            confidence,
            at: at.toISOString(),
          }));
        },
      }),
    ],
    erased: 'with the account',
  },
];
