import type { DataStep, Tx } from '@quorbit/db/client';
import { forEachLearner } from '../accounts/each-learner.ts';
import { foldAttemptsIntoCards } from '../reviews/mistakes.service.ts';
import { eachAcceptedPage } from './attempts.service.ts';
import { gradedAnswers } from './graded-answers.ts';

/** Creates the cards of attempts that were submitted before the product had cards. */
export const buildCards: DataStep = {
  migration: '0001_reviews',
  run: (tx) => forEachLearner(tx, (userId) => buildCardsFor(tx, userId)),
};

async function buildCardsFor(tx: Tx, userId: string): Promise<void> {
  for await (const page of eachAcceptedPage(tx, userId)) {
    // These cards are new, so no rating of them exists that could make a day count.
    await foldAttemptsIntoCards(
      tx,
      userId,
      page.map((attempt) => ({ ...attempt, answers: gradedAnswers(attempt), today: attempt.day, own: false })),
    );
  }
}
