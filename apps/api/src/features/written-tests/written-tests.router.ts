import { userScope } from '@quorbit/contracts/sync/scopes';
import {
  createWrittenTestInput,
  managedWrittenTestDetail,
  managedWrittenTestPage,
  saveWrittenQuestionsInput,
  updateWrittenTestInput,
} from '@quorbit/contracts/written-tests/authoring';
import {
  answerMark,
  answersToMarkPage,
  chooseLateInput,
  chosenLate,
  listAnswersInput,
  listWrittenResultsInput,
  markAnswerInput,
  markingQueue,
  publishedMarks,
  writtenResultPage,
  writtenResults,
} from '@quorbit/contracts/written-tests/marking';
import {
  earlierTexts,
  earlierTextsInput,
  listWrittenTestsInput,
  sittingInput,
  startSittingInput,
  writtenReportDetail,
  writtenReportPage,
  writtenTestDetail,
  writtenTestInput,
  writtenTestPage,
} from '@quorbit/contracts/written-tests/schema';
import * as z from 'zod/mini';
import { adminProcedure, router, signedInProcedure } from '../../trpc/procedures.ts';
import {
  createWrittenTest,
  deleteWrittenTest,
  publishWrittenTest,
  updateWrittenTest,
  withdrawWrittenTest,
} from './authoring.service.ts';
import { chooseLate } from './late-texts.service.ts';
import { getManagedTest, listManagedTests } from './managed.service.ts';
import { getMarkingQueue, listAnswers, markAnswer } from './marking.service.ts';
import { publishMarks } from './publishing.service.ts';
import { saveQuestions } from './questions.service.ts';
import { getReport, listReports } from './reports.service.ts';
import { getResults, listResults } from './results.service.ts';
import { getEarlierTexts, getWrittenTest, listWrittenTests, startSitting } from './sittings.service.ts';

export const writtenTestsRouter = router({
  list: signedInProcedure
    .input(listWrittenTestsInput)
    .output(writtenTestPage)
    .query(({ ctx, input }) => listWrittenTests(ctx.db, ctx.actor, input, ctx.now())),
  get: signedInProcedure
    .input(writtenTestInput)
    .output(writtenTestDetail)
    .query(({ ctx, input }) => getWrittenTest(ctx.db, ctx.actor, input, ctx.now())),
  start: signedInProcedure
    .input(startSittingInput)
    .output(writtenTestDetail)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => startSitting(tx, actor, input, ctx.now())),
    ),
  earlierTexts: signedInProcedure
    .input(earlierTextsInput)
    .output(earlierTexts)
    .query(({ ctx, input }) => getEarlierTexts(ctx.db, ctx.actor, input)),
  reports: signedInProcedure
    .input(listWrittenTestsInput)
    .output(writtenReportPage)
    .query(({ ctx, input }) => listReports(ctx.db, ctx.actor, input)),
  report: signedInProcedure
    .input(sittingInput)
    .output(writtenReportDetail)
    .query(({ ctx, input }) => getReport(ctx.db, ctx.actor, input)),

  listManaged: adminProcedure
    .input(listWrittenTestsInput)
    .output(managedWrittenTestPage)
    .query(({ ctx, input }) => listManagedTests(ctx.db, ctx.actor, input, ctx.now())),
  getManaged: adminProcedure
    .input(writtenTestInput)
    .output(managedWrittenTestDetail)
    .query(({ ctx, input }) => getManagedTest(ctx.db, ctx.actor, input, ctx.now())),
  create: adminProcedure
    .input(createWrittenTestInput)
    .output(managedWrittenTestDetail)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => createWrittenTest(tx, actor, input, ctx.now())),
    ),
  update: adminProcedure
    .input(updateWrittenTestInput)
    .output(managedWrittenTestDetail)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => updateWrittenTest(tx, actor, input, ctx.now())),
    ),
  saveQuestions: adminProcedure
    .input(saveWrittenQuestionsInput)
    .output(managedWrittenTestDetail)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => saveQuestions(tx, actor, input, ctx.now())),
    ),
  publish: adminProcedure
    .input(writtenTestInput)
    .output(managedWrittenTestDetail)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => publishWrittenTest(tx, actor, input, ctx.now())),
    ),
  withdraw: adminProcedure
    .input(writtenTestInput)
    .output(managedWrittenTestDetail)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => withdrawWrittenTest(tx, actor, input, ctx.now())),
    ),
  delete: adminProcedure
    .meta({ needed: true })
    .input(writtenTestInput)
    .output(z.null())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => deleteWrittenTest(tx, actor, input, ctx.now())),
    ),

  queue: adminProcedure
    .input(writtenTestInput)
    .output(markingQueue)
    .query(({ ctx, input }) => getMarkingQueue(ctx.db, ctx.actor, input)),
  answers: adminProcedure
    .input(listAnswersInput)
    .output(answersToMarkPage)
    .query(({ ctx, input }) => listAnswers(ctx.db, ctx.actor, input)),
  mark: adminProcedure
    .input(markAnswerInput)
    .output(answerMark)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => markAnswer(tx, actor, input, ctx.now())),
    ),
  chooseLate: adminProcedure
    .input(chooseLateInput)
    .output(chosenLate)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => chooseLate(tx, actor, input, ctx.now())),
    ),
  publishMarks: adminProcedure
    .input(writtenTestInput)
    .output(publishedMarks)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => publishMarks(tx, actor, input, ctx.now())),
    ),
  results: adminProcedure
    .input(writtenTestInput)
    .output(writtenResults)
    .query(({ ctx, input }) => getResults(ctx.db, ctx.actor, input)),
  listResults: adminProcedure
    .input(listWrittenResultsInput)
    .output(writtenResultPage)
    .query(({ ctx, input }) => listResults(ctx.db, ctx.actor, input)),
});
