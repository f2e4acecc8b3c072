import { questionInput } from '@quorbit/contracts/quizzes/question';
import {
  categoryCounts,
  createQuizInput,
  deleteByTitleInput,
  listQuizzesInput,
  questionIndexInput,
  quiz,
  quizCards,
  quizIdInput,
  startedQuiz,
} from '@quorbit/contracts/quizzes/schema';
import * as z from 'zod/mini';
import { premium, router, signedIn } from '../../trpc/procedures.ts';
import {
  addQuestion,
  authoringScopes,
  createQuiz,
  deleteQuestion,
  deleteQuiz,
  deleteQuizByTitle,
} from './authoring.service.ts';
import { getQuiz, listCategories, listQuizzes, startQuiz } from './quizzes.service.ts';

const addQuestionInput = z.extend(questionInput, { quizId: quizIdInput.shape.id });

export const quizzesRouter = router({
  list: signedIn
    .input(listQuizzesInput)
    .output(quizCards)
    .query(({ ctx, input }) => listQuizzes(ctx, input)),
  categories: signedIn.output(categoryCounts).query(({ ctx }) => listCategories(ctx)),
  get: signedIn
    .input(quizIdInput)
    .output(quiz)
    .query(({ ctx, input }) => getQuiz(ctx, input.id)),
  start: signedIn
    .input(quizIdInput)
    .output(startedQuiz)
    .query(({ ctx, input }) => startQuiz(ctx, input.id)),
  create: premium
    .input(createQuizInput)
    .output(quiz)
    .mutation(({ ctx, input }) =>
      ctx.writeAs(authoringScopes(ctx.actor), (tx, actor) => createQuiz(tx, actor, input, ctx.now())),
    ),
  addQuestion: premium
    .input(addQuestionInput)
    .output(quiz)
    .mutation(({ ctx, input: { quizId, ...question } }) =>
      ctx.writeAs(authoringScopes(ctx.actor), (tx, actor) => addQuestion(tx, actor, quizId, question, ctx.now())),
    ),
  deleteQuestion: premium
    .input(questionIndexInput)
    .output(quiz)
    .mutation(({ ctx, input }) =>
      ctx.writeAs(authoringScopes(ctx.actor), (tx, actor) =>
        deleteQuestion(tx, actor, input.id, input.index, ctx.now()),
      ),
    ),
  delete: premium
    .input(quizIdInput)
    .mutation(({ ctx, input }) =>
      ctx.writeAs(authoringScopes(ctx.actor), (tx, actor) => deleteQuiz(tx, actor, input.id, ctx.now())),
    ),
  deleteByTitle: premium
    .input(deleteByTitleInput)
    .mutation(({ ctx, input }) =>
      ctx.writeAs(authoringScopes(ctx.actor), (tx, actor) => deleteQuizByTitle(tx, actor, input.title, ctx.now())),
    ),
});
