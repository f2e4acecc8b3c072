// The two calls of every game that gives learners quizzes to play, as other programs make them.
import * as z from 'zod/mini';
import { startedQuiz } from './started-quiz.view.ts';

/** @param path of the games */
export const startsQuiz = <const P extends string>(path: P) =>
  ({
    method: 'GET',
    path: `${path}/{id}/quiz/start`,
    procedure: 'startQuiz',
    status: 200,
    response: startedQuiz,
    description: 'Called again it returns the quiz that is being played, with the same deadline.',
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }) as const;

/** @param submitted what the procedure returns */
export const submitsQuiz = <const P extends string, S extends z.core.$ZodLooseShape>(
  path: P,
  message: string,
  submitted: z.ZodMiniObject<S>,
) =>
  ({
    method: 'POST',
    path: `${path}/{id}/quiz/submit`,
    procedure: 'submitQuiz',
    status: 200,
    response: {
      schema: z.object({ message: z.string(), ...submitted.shape }),
      of: (result: z.infer<typeof submitted>) => ({ message, ...result }),
    },
    summary: 'Submit the quiz that you play',
    description: 'The server measures the score and the time.',
    fields: { answers: 'Places of the chosen options by places of the questions, both as shown and counted from 0.' },
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }) as const;
