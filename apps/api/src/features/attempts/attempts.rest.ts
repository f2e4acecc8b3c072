import { newId } from '@quorbit/contracts/lib/ids';
import { createRouteBuilder, type RestApi } from '../../rest/route.ts';
import { attemptsRouter } from './attempts.router.ts';
import { reportView } from './report-view.ts';

const route = createRouteBuilder('attempts', attemptsRouter);

export const attemptsRest: RestApi = {
  fields: {
    attemptId: 'An id of your own; without one the server makes it.',
    option: 'Index 0 to 3 of the chosen option; null when unanswered, and for kinds of questions without options.',
    response: 'The answer to a question of another kind than `single`; one of another kind than its question is wrong.',
    layout:
      '1 where the questions were drawn and shuffled as `layOut` does it; without it the attempt asked all of them, as they were written.',
    mode: '`check` where the learner saw after each answer whether it was right, so that only first answers count; `start`, which is meant without it, where all answers were submitted together.',
    order:
      'The places of its options or choices in the order in which they were shown; missing where they stood as written.',
    timeSpent: 'Seconds.',
  },
  routes: [
    route({
      method: 'POST',
      path: '/api/quizzes/{id}/attempts',
      procedure: 'submit',
      params: { id: 'quizId' },
      defaults: { attemptId: newId },
      status: 201,
      response: reportView,
      summary: 'Submit a finished attempt and get its report',
      description:
        'The server grades the answers itself. With an `attemptId` of your own, the same submission sent again is one attempt: it answers with the same report, and the first body stands.',
      refusals: ['NOT_FOUND', 'CONFLICT'],
    }),
  ],
};
