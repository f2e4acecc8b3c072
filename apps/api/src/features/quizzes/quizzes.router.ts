import {
  deletedQuizzes,
  deletionImpact,
  duplicateInput,
  publishInput,
  quizEdit,
  quizFigures,
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
import {
  premiumProcedure,
  publicProcedure,
  reportProcedure,
  router,
  signedInProcedure,
} from '../../trpc/procedures.ts';
import {
  addQuestion,
  createQuiz,
  deleteQuestion,
  deleteQuiz,
  deleteQuizByTitle,
} from './authoring/authoring.service.ts';
import { authoringScopes } from './authoring/authoring-scopes.ts';
import { openEdit, writeCharged } from './authoring/charged-writes.service.ts';
import { getReach, listDeleted, restoreQuiz } from './authoring/deleted.service.ts';
import { discardDraft, saveDraft } from './authoring/drafts.service.ts';
import { duplicateQuiz } from './authoring/duplicate.service.ts';
import { publishQuiz } from './authoring/publish.service.ts';
import { writeQuestion } from './authoring/question-writes.service.ts';
import { getQuestions, updateQuestion } from './authoring/questions.service.ts';
import { updateQuiz } from './authoring/settings.service.ts';
import { getQuestionFigures } from './figures/question-figures.service.ts';
import { getQuiz, listCategories, listQuizzes, startQuiz } from './quizzes.service.ts';
import { getWelcomeQuiz } from './welcome.service.ts';

const addQuestionInput = z.intersection(z.object({ quizId: quizIdInput.shape.id }), questionInput);

export const quizzesRouter = router({
  list: signedInProcedure
    .input(listQuizzesInput)
    .output(quizCards)
    .query(({ ctx, input }) => listQuizzes(ctx.db, ctx.actor, input, ctx.now(), ctx.deps)),
  categories: signedInProcedure.output(categoryCounts).query(({ ctx }) => listCategories(ctx.db, ctx.actor)),
  get: signedInProcedure
    .input(quizIdInput)
    .output(quiz)
    .query(({ ctx, input }) => getQuiz(ctx, input)),
  figures: reportProcedure
    .meta({ points: 5 })
    .input(quizIdInput)
    .output(quizFigures)
    .query(({ ctx, input }) => getQuestionFigures(ctx.db, ctx.actor, input.id, ctx.now(), ctx.deps)),
  start: signedInProcedure
    .input(quizIdInput)
    .output(startedQuiz)
    .query(({ ctx, input }) => startQuiz(ctx, input)),
  welcome: publicProcedure.output(startedQuiz).query(({ ctx }) => getWelcomeQuiz(ctx)),
  create: premiumProcedure
    .input(createQuizInput)
    .output(quiz)
    .mutation(({ ctx, input }) =>
      ctx.writeAs(authoringScopes(ctx.actor), (tx, actor) => createQuiz(tx, actor, input, ctx.now())),
    ),
  update: premiumProcedure
    .input(updateQuizInput)
    .output(quiz)
    .mutation(({ ctx, input }) =>
      writeCharged(ctx, input.id, (tx, actor) => updateQuiz(tx, actor, input, ctx.now(), ctx.deps)),
    ),
  addQuestion: premiumProcedure
    .input(addQuestionInput)
    .output(quiz)
    .mutation(({ ctx, input }) =>
      writeQuestion(ctx, input, (tx, actor, question) => addQuestion(tx, actor, question, ctx.now(), ctx.deps)),
    ),
  deleteQuestion: premiumProcedure
    .input(questionIndexInput)
    .output(quiz)
    .mutation(({ ctx, input }) =>
      writeCharged(ctx, input.id, (tx, actor) => deleteQuestion(tx, actor, input, ctx.now(), ctx.deps)),
    ),
  delete: premiumProcedure
    .meta({ needed: true })
    .input(quizIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs(authoringScopes(ctx.actor), (tx, actor) => deleteQuiz(tx, actor, input.id, ctx.now())),
    ),
  deleteByTitle: premiumProcedure
    .meta({ needed: true })
    .input(deleteByTitleInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs(authoringScopes(ctx.actor), (tx, actor) => deleteQuizByTitle(tx, actor, input.title, ctx.now())),
    ),
  setStatus: premiumProcedure
    .input(setStatusInput)
    .output(quiz)
    .mutation(({ ctx, input }) =>
      writeCharged(ctx, input.id, (tx, actor) => updateQuiz(tx, actor, input, ctx.now(), ctx.deps)),
    ),
  getQuestions: signedInProcedure
    .input(quizIdInput)
    .output(z.array(anyQuestion))
    .query(({ ctx, input }) => getQuestions(ctx, input)),
  updateQuestion: premiumProcedure
    .input(updateQuestionInput)
    .output(quiz)
    .mutation(({ ctx, input }) =>
      writeQuestion(ctx, input, (tx, actor, question) => updateQuestion(tx, actor, question, ctx.now(), ctx.deps)),
    ),
  edit: premiumProcedure
    .input(quizIdInput)
    .output(quizEdit)
    .query(({ ctx, input }) => openEdit(ctx, input.id)),
  saveDraft: premiumProcedure
    .input(saveDraftInput)
    .output(savedDraft)
    .mutation(({ ctx, input }) =>
      writeCharged(ctx, input.quizId, (tx, actor) => saveDraft(tx, actor, input, ctx.now(), ctx.deps), {
        scopes: [userScope(ctx.actor.id)],
        sent: input.content.questions,
      }),
    ),
  discardDraft: premiumProcedure
    .meta({ needed: true })
    .input(z.object({ quizId: quizIdInput.shape.id }))
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => discardDraft(tx, actor, input.quizId, ctx.deps)),
    ),
  publish: premiumProcedure
    .input(publishInput)
    .output(quizEdit)
    .mutation(({ ctx, input }) =>
      writeCharged(ctx, input.quizId, (tx, actor) => publishQuiz(tx, actor, input, ctx.now(), ctx.deps), {
        sent: input.content.questions,
      }),
    ),
  duplicate: premiumProcedure
    .meta({ mustBeUnbatched: true })
    .input(duplicateInput)
    .output(quiz)
    .mutation(({ ctx, input }) =>
      writeCharged(ctx, input.id, (tx, actor) => duplicateQuiz(tx, actor, input, ctx.now())),
    ),
  reach: premiumProcedure
    .input(quizIdInput)
    .output(deletionImpact)
    .query(({ ctx, input }) => getReach(ctx.db, ctx.actor, input.id, ctx.deps)),
  listDeleted: premiumProcedure.output(deletedQuizzes).query(({ ctx }) => listDeleted(ctx.db, ctx.actor, ctx.now())),
  restore: premiumProcedure
    .input(quizIdInput)
    .output(quiz)
    .mutation(({ ctx, input }) =>
      ctx.writeAs(authoringScopes(ctx.actor), (tx, actor) => restoreQuiz(tx, actor, input.id, ctx.now())),
    ),
});
