import { id } from '@quorbit/contracts/lib/scalars';
import { rateResult, reviewItem, suspendInput, undoResult } from '@quorbit/contracts/reviews/schema';
import * as z from 'zod/mini';
import { createRouteBuilder, type RestApi } from '../../rest/route.ts';
import {
  doneViewWith,
  listView,
  nameSchema,
  plainView,
  quizReference,
  type View,
  withUnderscoreId,
} from '../../rest/view.ts';
import { reviewsRouter } from './reviews.router.ts';

const reviewItemSchema = nameSchema(
  'Review',
  z.object({
    quiz: quizReference,
    question: z.object({ _id: id, ...z.omit(reviewItem.shape.question, { id: true }).shape }),
    ...z.omit(reviewItem, { quiz: true, question: true }).shape,
  }),
);

const reviewItemView: View<z.infer<typeof reviewItem>, z.infer<typeof reviewItemSchema>> = {
  schema: reviewItemSchema,
  of: ({ quiz, question, ...rest }) => ({
    quiz: withUnderscoreId(quiz),
    question: withUnderscoreId(question),
    ...rest,
  }),
};

const ratedView = plainView(rateResult);
const undoneView = plainView(undoResult);
const suspendedView = plainView(suspendInput);

const route = createRouteBuilder('reviews', reviewsRouter);

export const reviewsRest: RestApi = {
  tags: {
    reviews: 'Repeating what was answered wrongly, at growing intervals.',
  },
  fields: {
    quality: '1 for forgot, 3 for hard, 5 for easy.',
    confidence: 'How sure you were before you saw the answer, in percent.',
    left: 'Due cards left on your device after this one; 0 makes the day count for the streak.',
    retention: 'Your retention target, in percent. Your setting, where you leave it out.',
    ratingId: 'What rating the question returned.',
    suspended: 'true takes the question out of your reviews; false takes it back in.',
  },
  routes: [
    route({
      method: 'GET',
      path: '/api/reviews',
      procedure: 'list',
      status: 200,
      response: listView(reviewItemView),
      summary: 'What you repeat today',
      description:
        'Questions that you once answered wrongly, with the right answer: those that you were sure of and forgot first, then those due again, then as many new ones a day as you want. Questions of a quiz that is part of a running game wait.',
    }),
    route({
      method: 'POST',
      path: '/api/reviews/update',
      procedure: 'rate',
      status: 200,
      response: doneViewWith('Review saved!', 'review', ratedView),
      summary: 'Rate how well you knew a question',
      description:
        'This decides when it comes again. It pays 2 XP, once per question and day of yours, for up to 500 ratings a day.',
      refusals: ['NOT_FOUND', 'CONFLICT'],
    }),
    route({
      method: 'POST',
      path: '/api/reviews/undo',
      procedure: 'undo',
      status: 200,
      response: doneViewWith('Rating undone!', 'review', undoneView),
      summary: 'Undo the newest rating of a question',
      description:
        'For 10 minutes. The question is as due as before, and the XP is taken back. Days and achievements stay.',
      refusals: ['NOT_FOUND', 'CONFLICT'],
    }),
    route({
      method: 'POST',
      path: '/api/reviews/suspend',
      procedure: 'suspend',
      status: 200,
      response: doneViewWith('Review saved!', 'review', suspendedView),
      summary: 'Take a question out of your reviews, or back in',
      description: 'It keeps its history.',
      refusals: ['NOT_FOUND'],
    }),
  ],
};
