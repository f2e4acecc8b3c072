import { defineArea } from '../../define-area.ts';
import { cardDeletionBlockers } from './deletion-blockers.repository.ts';
import { fillCardDays } from './fill-card-days.step.ts';
import { weightFitting } from './fitting.worker.ts';
import { hiddenCards } from './hidden-cards.worker.ts';
import { cardMirror, modelMirror } from './reviews.mirror.ts';
import { reviewRate, reviewSuspend, reviewUndo } from './reviews.ops.ts';
import { reviewsPersonal } from './reviews.personal.ts';
import { findHighestRatingNo } from './reviews.repository.ts';
import { reviewsRest } from './reviews.rest.ts';
import { reviewsRouter } from './reviews.router.ts';
import { streamCountedReviews } from './reviews.service.ts';
import { reviewSettings } from './reviews.settings.ts';

export const reviewsArea = defineArea({
  router: reviewsRouter,
  rest: reviewsRest,
  mirror: [cardMirror, modelMirror],
  ops: [reviewRate, reviewUndo, reviewSuspend],
  workers: [weightFitting, hiddenCards],
  personal: reviewsPersonal,
  settings: [reviewSettings],
  workSequence: findHighestRatingNo,
  achievementEvents: streamCountedReviews,
  deletionBlockers: cardDeletionBlockers,
  dataSteps: [fillCardDays],
});
