import { quiz } from '@quorbit/contracts/quizzes/schema';
import { userScope } from '@quorbit/contracts/sync/scopes';
import {
  chatAnswer,
  chatInput,
  generatedQuiz,
  generateQuestionsInput,
  generateQuizInput,
  planIdInput,
  progressReport,
  recommendations,
  reminderIdInput,
  savePlanInput,
  setReminderInput,
  startedSession,
  startInput,
  studyPlan,
  studyPlans,
  studyReminder,
  studyReminders,
  tutorState,
} from '@quorbit/contracts/tutor/schema';
import * as z from 'zod/mini';
import { premiumProcedure, router } from '../../trpc/procedures.ts';
import { chat, generateQuiz } from './chat.service.ts';
import { getProgressReport, listRecommendations } from './facts.service.ts';
import { generateQuestions } from './generation.service.ts';
import { deletePlan, listPlans, savePlan } from './plans.service.ts';
import { deleteReminder, listReminders, setReminder } from './reminders.service.ts';
import { endSession, getTutorState, startSession } from './sessions.service.ts';

/** The rate limit points of a call that asks an assistant. */
const ASSISTANT_COST = { points: 5 };

export const tutorRouter = router({
  state: premiumProcedure.output(tutorState).query(({ ctx }) => getTutorState(ctx.db, ctx.actor, ctx.now())),
  start: premiumProcedure
    .input(startInput)
    .output(startedSession)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => startSession(tx, actor, input, ctx.now())),
    ),
  chat: premiumProcedure
    .meta(ASSISTANT_COST)
    .input(chatInput)
    .output(chatAnswer)
    .mutation(({ ctx, input }) => chat(ctx, input)),
  generateQuiz: premiumProcedure
    .meta(ASSISTANT_COST)
    .input(generateQuizInput)
    .output(generatedQuiz)
    .mutation(({ ctx, input }) => generateQuiz(ctx, input)),
  generateQuestions: premiumProcedure
    .meta(ASSISTANT_COST)
    .input(generateQuestionsInput)
    .output(quiz)
    .mutation(({ ctx, input }) => generateQuestions(ctx, input)),
  end: premiumProcedure
    .output(z.object({ success: z.literal(true) }))
    .mutation(({ ctx }) => ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => endSession(tx, actor))),
  recommendations: premiumProcedure
    .output(recommendations)
    .query(({ ctx }) => listRecommendations(ctx.db, ctx.actor, ctx.now())),
  progress: premiumProcedure.output(progressReport).query(({ ctx }) => getProgressReport(ctx.db, ctx.actor, ctx.now())),
  savePlan: premiumProcedure
    .input(savePlanInput)
    .output(studyPlan)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => savePlan(tx, actor, input, ctx.now())),
    ),
  plans: premiumProcedure.output(studyPlans).query(({ ctx }) => listPlans(ctx.db, ctx.actor)),
  deletePlan: premiumProcedure
    .meta({ needed: true })
    .input(planIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => deletePlan(tx, actor, input.id)),
    ),
  setReminder: premiumProcedure
    .input(setReminderInput)
    .output(studyReminder)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => setReminder(tx, actor, input, ctx.now())),
    ),
  reminders: premiumProcedure.output(studyReminders).query(({ ctx }) => listReminders(ctx.db, ctx.actor)),
  deleteReminder: premiumProcedure
    .meta({ needed: true })
    .input(reminderIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => deleteReminder(tx, actor, input.id)),
    ),
});
