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
import { premium, router } from '../../trpc/procedures.ts';
import { chat, generateQuiz } from './chat.service.ts';
import { listRecommendations, readProgress } from './facts.service.ts';
import { generateQuestions } from './generation.service.ts';
import { deletePlan, listPlans, savePlan } from './plans.service.ts';
import { deleteReminder, listReminders, setReminder } from './reminders.service.ts';
import { endSession, readState, startSession } from './sessions.service.ts';

/** What an assistant is asked for. */
const ASKED = { points: 5 };

export const tutorRouter = router({
  state: premium.output(tutorState).query(({ ctx }) => readState(ctx.db, ctx.actor, ctx.now())),
  start: premium
    .input(startInput)
    .output(startedSession)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => startSession(tx, actor, input, ctx.now())),
    ),
  chat: premium
    .meta(ASKED)
    .input(chatInput)
    .output(chatAnswer)
    .mutation(({ ctx, input }) => chat(ctx, input)),
  generateQuiz: premium
    .meta(ASKED)
    .input(generateQuizInput)
    .output(generatedQuiz)
    .mutation(({ ctx, input }) => generateQuiz(ctx, input)),
  generateQuestions: premium
    .meta(ASKED)
    .input(generateQuestionsInput)
    .output(quiz)
    .mutation(({ ctx, input }) => generateQuestions(ctx, input)),
  end: premium
    .output(z.object({ success: z.literal(true) }))
    .mutation(({ ctx }) => ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => endSession(tx, actor))),
  recommendations: premium
    .output(recommendations)
    .query(({ ctx }) => listRecommendations(ctx.db, ctx.actor, ctx.now())),
  progress: premium.output(progressReport).query(({ ctx }) => readProgress(ctx.db, ctx.actor, ctx.now())),
  savePlan: premium
    .input(savePlanInput)
    .output(studyPlan)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => savePlan(tx, actor, input, ctx.now())),
    ),
  plans: premium.output(studyPlans).query(({ ctx }) => listPlans(ctx.db, ctx.actor)),
  deletePlan: premium
    .meta({ needed: true })
    .input(planIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => deletePlan(tx, actor, input.id)),
    ),
  setReminder: premium
    .input(setReminderInput)
    .output(studyReminder)
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => setReminder(tx, actor, input, ctx.now())),
    ),
  reminders: premium.output(studyReminders).query(({ ctx }) => listReminders(ctx.db, ctx.actor)),
  deleteReminder: premium
    .meta({ needed: true })
    .input(reminderIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) =>
      ctx.writeAs([userScope(ctx.actor.id)], (tx, actor) => deleteReminder(tx, actor, input.id)),
    ),
});
