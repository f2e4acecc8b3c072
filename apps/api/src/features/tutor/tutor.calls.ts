import { newId } from '@quorbit/contracts/lib/ids';
import { expect } from 'vitest';
import { type Case, endingsAt, OWNER_ONLY } from '../../testing/area/callers.ts';
import { type AreaCalls, MIRROR_TABLES } from '../../testing/area/calls.ts';
import { plantQuiz } from '../../testing/planted/quiz.ts';
import { plantPlan, plantReminder, plantSession } from '../../testing/planted/tutor.ts';

/** The outcomes for callers without a session: only the owner has started one. */
const NO_SESSION = { premiumStranger: 'CONFLICT', admin: 'CONFLICT' } as const;
const { userStranger: _, ...NOT_OWNER } = OWNER_ONLY;
/** The tables that change when a quiz with questions is created. */
const QUIZ_TABLES = ['quizzes', 'quiz_versions', 'quiz_questions', 'packs', ...MIRROR_TABLES] as const;

export const calls: AreaCalls = {
  procedures: {
    state: {
      endings: endingsAt.premium(),
      input: async ({ server, owner }) => void (await plantSession(server, owner)),
    },
    start: { endings: endingsAt.premium(), input: () => ({}), changes: ['tutor_sessions', 'tutor_messages'] },
    chat: {
      endings: endingsAt.premium(NO_SESSION),
      input: withSession({ message: 'Quiz me on algebra', requestType: 'quiz_request' }),
      changes: ['tutor_messages', ...QUIZ_TABLES],
    },
    generateQuiz: {
      endings: endingsAt.premium(),
      input: withSession({ topic: 'Algebra', difficulty: 'easy', questionCount: 3 }),
      changes: ['tutor_messages', ...QUIZ_TABLES],
    },
    generateQuestions: {
      endings: endingsAt.premium({ premiumStranger: 'NOT_FOUND' }),
      input: async ({ server, owner }) => ({
        id: (await plantQuiz(server, { ownerId: owner.id, audience: 'premium' })).id,
        topic: 'Algebra',
        numQuestions: 3,
      }),
      changes: [...QUIZ_TABLES, 'quiz_changes'],
    },
    end: {
      endings: endingsAt.premium(),
      input: async ({ server, owner }) => void (await plantSession(server, owner)),
      changes: ['tutor_sessions', 'tutor_messages'],
    },
    recommendations: { endings: endingsAt.premium() },
    progress: { endings: endingsAt.premium() },
    savePlan: {
      endings: endingsAt.premium(),
      input: () => ({ studyPlanContent: `Day 1: ${newId()}` }),
      changes: ['study_plans'],
    },
    plans: { endings: endingsAt.premium() },
    deletePlan: {
      endings: endingsAt.premium(NOT_OWNER),
      input: async ({ server, owner }) => ({ id: (await plantPlan(server, owner)).id }),
      changes: ['study_plans'],
    },
    setReminder: {
      endings: endingsAt.premium(),
      input: () => ({ reminderText: 'Review fractions every Monday at 10 AM' }),
      changes: ['study_reminders'],
    },
    reminders: { endings: endingsAt.premium() },
    deleteReminder: {
      endings: endingsAt.premium(NOT_OWNER),
      input: async ({ server, owner }) => ({ id: (await plantReminder(server, owner)).id }),
      changes: ['study_reminders'],
    },
  },
  examples: {
    'POST /api/ai-study-buddy/start-session': async ({ people: { premium } }) => ({
      token: premium.token,
      body: { preferences: { learningStyle: 'visual', difficulty: 'intermediate' } },
      expected: { sessionId: expect.any(String), userProfile: { level: 1, xp: 0 }, message: expect.any(String) },
    }),
    'GET /api/ai-study-buddy/recommendations': async ({ people: { premium } }) => ({
      token: premium.token,
      expected: {
        recommendations: [
          { title: 'Find your level', action: 'generate_quiz', topic: null },
          { title: 'Set a reminder', action: 'set_reminders' },
        ],
      },
    }),
    'POST /api/ai-study-buddy/chat': async ({ server, people: { premium } }) => {
      await plantSession(server, premium);
      return {
        token: premium.token,
        body: { message: '3 easy questions about algebra', requestType: 'quiz_request' },
        expected: {
          response: expect.stringContaining('Algebra'),
          actions: expect.arrayContaining(['generate_quiz']),
          quiz: { _id: expect.any(String), title: expect.stringContaining('Algebra quiz'), questionCount: 3 },
        },
      };
    },
    'POST /api/ai-study-buddy/generate-quiz': async ({ people: { premium } }) => ({
      token: premium.token,
      body: { topic: 'photosynthesis', difficulty: 'medium', questionCount: 5 },
      expected: {
        message: "Here's your quiz on photosynthesis: 5 questions, medium.",
        quiz: {
          _id: expect.any(String),
          title: 'Photosynthesis quiz',
          questionCount: 5,
          category: 'Science',
          questions: expect.arrayContaining([expect.objectContaining({ correctAnswer: expect.any(String) })]),
        },
      },
    }),
    'POST /api/ai-study-buddy/end-session': async ({ server, people: { premium } }) => {
      await plantSession(server, premium);
      return { token: premium.token, expected: { success: true, message: 'Session ended. See you soon!' } };
    },
    'POST /api/ai-study-buddy/save-study-plan': async ({ people: { premium } }) => ({
      token: premium.token,
      body: { studyPlanContent: 'Day 1: fractions.', timestamp: '2026-03-02T12:00:00Z' },
      expected: {
        success: true,
        message: 'Study plan saved!',
        plan: { _id: expect.any(String), content: 'Day 1: fractions.', savedAt: '2026-03-02T12:00:00.000Z' },
      },
    }),
    'POST /api/ai-study-buddy/set-reminder': async ({ people: { premium } }) => ({
      token: premium.token,
      body: { reminderText: 'Review fractions every Monday at 10 AM', context: 'study_session' },
      expected: {
        success: true,
        message: 'Reminder set!',
        reminder: { text: 'Review fractions', when: 'Every Monday at 10:00 AM', nextAt: expect.any(String) },
      },
    }),
    'GET /api/ai-study-buddy/track-progress': async ({ people: { admin } }) => ({
      token: admin.token,
      expected: {
        progressReport: {
          level: 1,
          xp: 0,
          streak: 0,
          completedQuizzes: 0,
          averageScore: null,
          averageScoreBefore: null,
          strengths: [],
          weaknesses: [],
          dueReviews: 0,
        },
      },
    }),
    'POST /api/quizzes/{id}/generate-questions': async ({ server, people: { premium } }) => {
      const { id } = await plantQuiz(server, { ownerId: premium.id, audience: 'premium', questions: 1 });
      return {
        path: `/api/quizzes/${id}/generate-questions`,
        token: premium.token,
        body: { topic: 'algebra', numQuestions: 4 },
        expected: {
          success: true,
          message: 'AI-generated questions added successfully!',
          quiz: { _id: id, questionCount: 5 },
        },
      };
    },
  },
  plant: async ({ server, people: { premium } }, { ids, titles }) => {
    await plantSession(server, premium);
    ids.studyPlans = [(await plantPlan(server, premium)).id];
    ids.studyReminders = [(await plantReminder(server, premium)).id];
    titles.push('Algebra');
  },
};

/** Returns a function that starts a session for the owner and returns the input. */
function withSession<Input>(input: Input): (testCase: Case) => Promise<Input> {
  return async ({ server, owner }) => {
    await plantSession(server, owner);
    return input;
  };
}
