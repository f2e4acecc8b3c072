// REST routes that challenges and tournaments have in common.
import * as z from 'zod/mini';
import { doneView, type View } from '../../rest/view.ts';
import { startedQuiz } from './started-quiz.view.ts';

/** Returns a view that shows a page's items as a list under the given name. */
export const listView = <const Name extends string, In, Out>(name: Name, view: View<In, Out>) => ({
  schema: z.object({ [name]: z.array(view.schema) }),
  of: ({ items }: { items: In[] }) => ({ [name]: items.map((item) => view.of(item)) }),
});

/**
 * Returns the route that creates a game.
 * @param path the base path of this kind of game.
 */
export const createGameRoute = <const P extends string, V>(path: P, response: V) =>
  ({
    method: 'POST',
    path: `${path}/create`,
    procedure: 'create',
    status: 201,
    response,
    refusals: ['FORBIDDEN', 'FEATURE_OFF'],
  }) as const;

/**
 * Returns the route that creates a sample game.
 * @param path the base path of this kind of game.
 */
export const createSampleRoute = <const P extends string, V>(path: P, response: V) =>
  ({
    method: 'POST',
    path: `${path}/create-sample`,
    procedure: 'createSample',
    status: 201,
    response,
    refusals: ['FORBIDDEN', 'FEATURE_OFF'],
  }) as const;

/**
 * Returns the route that deletes a game.
 * @param path the base path of this kind of game.
 */
export const deleteGameRoute = <const P extends string>(path: P, message: string) =>
  ({
    method: 'DELETE',
    path: `${path}/{id}`,
    procedure: 'delete',
    status: 200,
    response: doneView(message),
    refusals: ['FORBIDDEN', 'NOT_FOUND'],
  }) as const;

/**
 * Returns the route that starts a quiz of a game.
 * @param path the base path of this kind of game.
 */
export const startQuizRoute = <const P extends string>(path: P) =>
  ({
    method: 'GET',
    path: `${path}/{id}/quiz/start`,
    procedure: 'startQuiz',
    status: 200,
    response: startedQuiz,
    description: 'Called again it returns the quiz that is being played, with the same deadline.',
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }) as const;

/**
 * Returns the route that submits a quiz of a game.
 * @param submitted the schema of the procedure's result.
 */
export const submitQuizRoute = <const P extends string, S extends z.core.$ZodLooseShape>(
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
