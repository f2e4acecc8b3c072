import { id } from '@quorbit/contracts/lib/scalars';
import { type PrivateQuiz, privateQuiz } from '@quorbit/contracts/quizzes/private-quiz';
import { PLAN_SAVED, QUESTIONS_GENERATED, REMINDER_SET, SESSION_ENDED } from '@quorbit/contracts/tutor/messages';
import {
  type ChatAnswer,
  type GeneratedQuiz,
  type ProgressReport,
  progressReport,
  type Recommendation,
  recommendation,
  type StartedSession,
  studyPlan,
  studyReminder,
  tutorProfile,
} from '@quorbit/contracts/tutor/schema';
import * as z from 'zod/mini';
import { createRouteBuilder, type RestApi } from '../../rest/route.ts';
import { doneView, doneViewWith, nameSchema, withUnderscoreId } from '../../rest/view.ts';
import { questionSchema, quizView } from '../quizzes/quizzes.rest.ts';
import { tutorRouter } from './tutor.router.ts';

const tutorQuizSchema = nameSchema(
  'StudyBuddyQuiz',
  z.object({
    _id: id,
    ...z.omit(privateQuiz, { id: true, questions: true }).shape,
    questions: z.array(questionSchema),
  }),
);

function viewQuiz({ questions, ...quiz }: PrivateQuiz): z.infer<typeof tutorQuizSchema> {
  return { ...withUnderscoreId(quiz), questions: questions.map(withUnderscoreId) };
}

const planSchema = nameSchema('StudyPlan', z.object({ _id: id, ...z.omit(studyPlan, { id: true }).shape }));
const reminderSchema = nameSchema('StudyReminder', z.object({ _id: id, ...z.omit(studyReminder, { id: true }).shape }));

const startedView = {
  schema: z.object({ sessionId: id, userProfile: tutorProfile, message: z.string() }),
  of: ({ session, profile }: StartedSession) => ({
    sessionId: session.id,
    userProfile: profile,
    message: session.messages.find(({ role }) => role === 'assistant')?.content ?? '',
  }),
};

const chatView = {
  schema: z.object({ response: z.string(), actions: z.array(z.string()), quiz: z.optional(tutorQuizSchema) }),
  of: ({ answer: { content, actions, quiz } }: ChatAnswer) => ({
    response: content,
    actions,
    ...(quiz && { quiz: viewQuiz(quiz) }),
  }),
};

const route = createRouteBuilder('tutor', tutorRouter);
const PATH = '/api/ai-study-buddy';

export const tutorRest: RestApi = {
  tags: { 'ai-study-buddy': 'The AI study buddy: a tutor that chats, for premium users and admins.' },
  fields: {
    requestType: 'What the message asks for, where its words alone might not tell.',
    reminderText: 'What to remind of, and when: `Review fractions every Monday at 10 AM`.',
    context: 'What the reminder is set for.',
  },
  routes: [
    route({
      method: 'POST',
      path: `${PATH}/start-session`,
      procedure: 'start',
      status: 200,
      response: startedView,
      summary: 'Start a session with the study buddy',
      description: 'One that is active stays as it is.',
      refusals: ['PREMIUM_REQUIRED'],
    }),
    route({
      method: 'GET',
      path: `${PATH}/recommendations`,
      procedure: 'recommendations',
      status: 200,
      response: {
        schema: z.object({ recommendations: z.array(recommendation) }),
        of: (recommendations: Recommendation[]) => ({ recommendations }),
      },
      summary: 'What is worth doing next',
      refusals: ['PREMIUM_REQUIRED'],
    }),
    route({
      method: 'POST',
      path: `${PATH}/chat`,
      procedure: 'chat',
      status: 200,
      response: chatView,
      summary: 'Say something to the study buddy',
      description: 'Needs a session. The answer is plain text; `quiz` is there where you asked for one.',
      refusals: ['PREMIUM_REQUIRED', 'CONFLICT', 'UNAVAILABLE'],
    }),
    route({
      method: 'POST',
      path: `${PATH}/generate-quiz`,
      procedure: 'generateQuiz',
      status: 200,
      response: {
        schema: z.object({ message: z.string(), quiz: tutorQuizSchema }),
        of: ({ message, quiz }: GeneratedQuiz) => ({ message: message.content, quiz: viewQuiz(quiz) }),
      },
      summary: 'Make a quiz on a topic, for yourself alone',
      refusals: ['PREMIUM_REQUIRED', 'CONFLICT', 'UNAVAILABLE'],
    }),
    route({
      method: 'POST',
      path: `${PATH}/end-session`,
      procedure: 'end',
      status: 200,
      response: doneView(SESSION_ENDED),
      summary: 'End the session and delete what was said',
      refusals: ['PREMIUM_REQUIRED'],
    }),
    route({
      method: 'POST',
      path: `${PATH}/save-study-plan`,
      procedure: 'savePlan',
      status: 200,
      response: doneViewWith(PLAN_SAVED, 'plan', {
        schema: planSchema,
        of: withUnderscoreId<z.infer<typeof studyPlan>>,
      }),
      summary: 'Save a study plan',
      fields: { timestamp: 'When the plan was made; by default now.' },
      refusals: ['PREMIUM_REQUIRED', 'CONFLICT'],
    }),
    route({
      method: 'POST',
      path: `${PATH}/set-reminder`,
      procedure: 'setReminder',
      status: 200,
      response: doneViewWith(REMINDER_SET, 'reminder', {
        schema: reminderSchema,
        of: withUnderscoreId<z.infer<typeof studyReminder>>,
      }),
      summary: 'Set a reminder in plain words',
      description: '`when` says how it was understood. Without a day it comes tomorrow, without a time at 7 PM.',
      refusals: ['PREMIUM_REQUIRED', 'CONFLICT'],
    }),
    route({
      method: 'GET',
      path: `${PATH}/track-progress`,
      procedure: 'progress',
      status: 200,
      response: {
        schema: z.object({ progressReport: nameSchema('ProgressReport', progressReport) }),
        of: (report: ProgressReport) => ({ progressReport: report }),
      },
      summary: 'How the last 30 days went',
      refusals: ['PREMIUM_REQUIRED'],
    }),
    route({
      method: 'POST',
      path: '/api/quizzes/{id}/generate-questions',
      procedure: 'generateQuestions',
      status: 200,
      response: doneViewWith(QUESTIONS_GENERATED, 'quiz', quizView),
      summary: 'Have questions on a topic written and added to your quiz',
      refusals: ['PREMIUM_REQUIRED', 'NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
    }),
  ],
};
