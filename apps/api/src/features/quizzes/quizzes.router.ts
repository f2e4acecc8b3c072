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
  updateQuizInput,
} from '@quorbit/contracts/quizzes/schema';
import * as z from 'zod/mini';
import { premium, publicProcedure, router, signedIn } from '../../trpc/procedures.ts';
import { addQuestion, createQuiz, deleteQuestion, deleteQuiz, deleteQuizByTitle } from './authoring.service.ts';
import { authoringScopes } from './authoring-scopes.ts';
import { getQuiz, listCategories, listQuizzes, startQuiz } from './quizzes.service.ts';
import { updateQuiz } from './settings.service.ts';
import { getWelcome } from './welcome.service.ts';

const addQuestionInput = z.extend(questionInput, { quizId: quizIdInput.shape.id });

export const quizzesRouter = router({
  list: signedIn
    .input(listQuizzesInput)
    .output(quizCards)
    .query(({ ctx, input }) => listQuizzes(ctx.db, ctx.actor, input, ctx.now())),
  categories: signedIn.output(categoryCounts).query(({ ctx }) => listCategories(ctx.db, ctx.actor)),
  get: signedIn
    .input(quizIdInput)
    .output(quiz)
    .query(({ ctx, input }) => getQuiz(ctx.db, ctx.actor, input.id, ctx.now())),
  start: signedIn
    .input(quizIdInput)
    .output(startedQuiz)
    .query(({ ctx, input }) => startQuiz(ctx, input)),
  welcome: publicProcedure.output(startedQuiz).query(({ ctx }) => getWelcome(ctx)),
  create: premium
    .input(createQuizInput)
    .output(quiz)
    .mutation(({ ctx, input }) =>
      ctx.writeAs(authoringScopes(ctx.actor), (tx, actor) => createQuiz(tx, actor, input, ctx.now())),
    ),
  update: premium
    .input(updateQuizInput)
    .output(quiz)
    .mutation(({ ctx, input }) =>
      ctx.writeAs(authoringScopes(ctx.actor), (tx, actor) => updateQuiz(tx, actor, input, ctx.now())),
    ),
  addQuestion: premium
    .input(addQuestionInput)
    .output(quiz)
    .mutation(({ ctx, input }) =>
      ctx.writeAs(authoringScopes(ctx.actor), (tx, actor) => addQuestion(tx, actor, input, ctx.now())),
    ),
  deleteQuestion: premium
    .input(questionIndexInput)
    .output(quiz)
    .mutation(({ ctx, input }) =>
      ctx.writeAs(authoringScopes(ctx.actor), (tx, actor) => deleteQuestion(tx, actor, input, ctx.now())),
    ),
  delete: premium
    .input(quizIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs(authoringScopes(ctx.actor), (tx, actor) => deleteQuiz(tx, actor, input.id, ctx.now())),
    ),
  deleteByTitle: premium
    .input(deleteByTitleInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs(authoringScopes(ctx.actor), (tx, actor) => deleteQuizByTitle(tx, actor, input.title, ctx.now())),
    ),
});
