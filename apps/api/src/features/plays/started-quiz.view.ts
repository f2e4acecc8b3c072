// The REST view of a quiz that a player has started in a game.

import { id, instant } from '@quorbit/contracts/lib/scalars';
import { QUIZ_STARTED } from '@quorbit/contracts/plays/messages';
import type { Play } from '@quorbit/contracts/plays/schema';
import { toDisplayChoices } from '@quorbit/contracts/quizzes/answer-display';
import { openQuestion } from '@quorbit/contracts/quizzes/question';
import * as z from 'zod/mini';
import { quizReference, type View, withUnderscoreId } from '../../rest/view.ts';

const startedSchema = z.object({
  message: z.string(),
  quiz: z.object({
    ...quizReference.shape,
    playId: id,
    startedAt: instant,
    deadline: instant,
    /** The started quiz's time limit in seconds. */
    timeLimit: z.int(),
    /** The questions in the order shown: a submission names them and their options by their places. */
    questions: z.array(
      z.object({ _id: id, ...z.pick(openQuestion, { kind: true, question: true, options: true, image: true }).shape }),
    ),
  }),
});
export const startedQuiz: View<Play, z.infer<typeof startedSchema>> = {
  schema: startedSchema,
  of: ({ id: playId, quiz, startedAt, deadline, questions }) => ({
    message: QUIZ_STARTED,
    quiz: {
      ...withUnderscoreId(quiz),
      playId,
      startedAt,
      deadline,
      timeLimit: Math.round((Date.parse(deadline) - Date.parse(startedAt)) / 1_000),
      questions: questions.map(({ question: asked, order }) => ({
        _id: asked.id,
        kind: asked.kind,
        question: asked.question,
        image: asked.image,
        options: toDisplayChoices({ ...asked, order })?.map(({ text }) => text) ?? [],
      })),
    },
  }),
};
