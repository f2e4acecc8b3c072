import {
  deletedQuizzes,
  duplicateInput,
  publishInput,
  quizEdit,
  quizFigures,
  quizReach,
  saveDraftInput,
  savedDraft,
} from '@quorbit/contracts/quizzes/drafts';
import { anyQuestion, questionInput } from '@quorbit/contracts/quizzes/question';
import { updateQuestionInput } from '@quorbit/contracts/quizzes/question-change';
import {
  categoryCounts,
  createQuizInput,
  deleteByTitleInput,
  listQuizzesInput,
  questionIndexInput,
  quiz,
  quizCards,
  quizIdInput,
  setStatusInput,
  startedQuiz,
  updateQuizInput,
} from '@quorbit/contracts/quizzes/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import * as z from 'zod/mini';
import { premium, publicProcedure, router, signedIn, signedInReports } from '../../trpc/procedures.ts';
import {
  addQuestion,
  createQuiz,
  deleteQuestion,
  deleteQuiz,
  deleteQuizByTitle,
} from './authoring/authoring.service.ts';
import { authoringScopes } from './authoring/authoring-scopes.ts';
import { listDeleted, readReach, restoreQuiz } from './authoring/deleted.service.ts';
import { discardDraft, saveDraft } from './authoring/drafts.service.ts';
import { duplicateQuiz } from './authoring/duplicate.service.ts';
import { publishQuiz } from './authoring/publish.service.ts';
import { writeQuestion } from './authoring/question-writes.service.ts';
import { getQuestions, updateQuestion } from './authoring/questions.service.ts';
import { updateQuiz } from './authoring/settings.service.ts';
import { openEdit, writeWhole } from './authoring/whole-quizzes.service.ts';
import { getFigures } from './figures/question-figures.service.ts';
import { getQuiz, listCategories, listQuizzes, startQuiz } from './quizzes.service.ts';
import { getWelcome } from './welcome.service.ts';

const addQuestionInput = z.intersection(z.object({ quizId: quizIdInput.shape.id }), questionInput);

export const quizzesRouter = router({
  list: signedIn
    .input(listQuizzesInput)
    .output(quizCards)
    .query(({ ctx, input }) => listQuizzes(ctx.db, ctx.actor, input, ctx.now(), ctx.deps)),
  categories: signedIn.output(categoryCounts).query(({ ctx }) => listCategories(ctx.db, ctx.actor)),
  get: signedIn
    .input(quizIdInput)
    .output(quiz)
    .query(({ ctx, input }) => getQuiz(ctx, input)),
  figures: signedInReports
    .meta({ points: 5 })
    .input(quizIdInput)
    .output(quizFigures)
    .query(({ ctx, input }) => getFigures(ctx.db, ctx.actor, input.id, ctx.now(), ctx.deps)),
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
      writeWhole(ctx, input.id, (tx, actor) => updateQuiz(tx, actor, input, ctx.now(), ctx.deps)),
    ),
  addQuestion: premium
    .input(addQuestionInput)
    .output(quiz)
    .mutation(({ ctx, input }) =>
      writeQuestion(ctx, input, (tx, actor, question) => addQuestion(tx, actor, question, ctx.now(), ctx.deps)),
    ),
  deleteQuestion: premium
    .input(questionIndexInput)
    .output(quiz)
    .mutation(({ ctx, input }) =>
      writeWhole(ctx, input.id, (tx, actor) => deleteQuestion(tx, actor, input, ctx.now(), ctx.deps)),
    ),
  delete: premium
    .meta({ needed: true })
    .input(quizIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs(authoringScopes(ctx.actor), (tx, actor) => deleteQuiz(tx, actor, input.id, ctx.now())),
    ),
  deleteByTitle: premium
    .meta({ needed: true })
    .input(deleteByTitleInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs(authoringScopes(ctx.actor), (tx, actor) => deleteQuizByTitle(tx, actor, input.title, ctx.now())),
    ),
  setStatus: premium
    .input(setStatusInput)
    .output(quiz)
    .mutation(({ ctx, input }) =>
      writeWhole(ctx, input.id, (tx, actor) => updateQuiz(tx, actor, input, ctx.now(), ctx.deps)),
    ),
  getQuestions: signedIn
    .input(quizIdInput)
    .output(z.array(anyQuestion))
    .query(({ ctx, input }) => getQuestions(ctx, input)),
  updateQuestion: premium
    .input(updateQuestionInput)
    .output(quiz)
    .mutation(({ ctx, input }) =>
      writeQuestion(ctx, input, (tx, actor, question) => updateQuestion(tx, actor, question, ctx.now(), ctx.deps)),
    ),
  edit: premium
    .input(quizIdInput)
    .output(quizEdit)
    .query(({ ctx, input }) => openEdit(ctx, input.id)),
  saveDraft: premium
    .input(saveDraftInput)
    .output(savedDraft)
    .mutation(({ ctx, input }) =>
      writeWhole(ctx, input.quizId, (tx, actor) => saveDraft(tx, actor, input, ctx.now(), ctx.deps), {
        scopes: [userScope(ctx.actor.id)],
        sent: input.content.questions,
      }),
    ),
  discardDraft: premium
    .meta({ needed: true })
    .input(z.object({ quizId: quizIdInput.shape.id }))
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => discardDraft(tx, actor, input.quizId, ctx.deps)),
    ),
  publish: premium
    .input(publishInput)
    .output(quizEdit)
    .mutation(({ ctx, input }) =>
      writeWhole(ctx, input.quizId, (tx, actor) => publishQuiz(tx, actor, input, ctx.now(), ctx.deps), {
        sent: input.content.questions,
      }),
    ),
  duplicate: premium
    .meta({ alone: true })
    .input(duplicateInput)
    .output(quiz)
    .mutation(({ ctx, input }) => writeWhole(ctx, input.id, (tx, actor) => duplicateQuiz(tx, actor, input, ctx.now()))),
  reach: premium
    .input(quizIdInput)
    .output(quizReach)
    .query(({ ctx, input }) => readReach(ctx.db, ctx.actor, input.id, ctx.deps)),
  listDeleted: premium.output(deletedQuizzes).query(({ ctx }) => listDeleted(ctx.db, ctx.actor, ctx.now())),
  restore: premium
    .input(quizIdInput)
    .output(quiz)
    .mutation(({ ctx, input }) =>
      ctx.writeAs(authoringScopes(ctx.actor), (tx, actor) => restoreQuiz(tx, actor, input.id, ctx.now())),
    ),
});
