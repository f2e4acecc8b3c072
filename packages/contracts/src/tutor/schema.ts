import * as z from 'zod/mini';
import { id, instant, integer, storableInstant, text } from '../lib/scalars.ts';
import { DIFFICULTIES } from '../quizzes/difficulty.ts';
import { privateQuiz } from '../quizzes/private-quiz.ts';
import { DEFAULT_GENERATED, MAX_GENERATED, MAX_MESSAGE, MAX_PLAN, MAX_REMINDER, MAX_TOPIC } from './limits.ts';
import { GENERATION_NEEDS } from './messages.ts';
import { LEARNING_STYLES, REQUEST_TYPES, TUTOR_LEVELS } from './types.ts';

const level = z.int();
const difficulty = z.enum(DIFFICULTIES, 'Difficulty must be easy, medium or hard.');
const topic = text('Topic', 1, MAX_TOPIC);
const count = (label: string) => z._default(integer(label, 1, MAX_GENERATED), DEFAULT_GENERATED);

export const generateQuestionsInput = z.object({
  id,
  topic: text('Topic', 1, MAX_TOPIC, GENERATION_NEEDS),
  numQuestions: z._default(
    z
      .int(GENERATION_NEEDS)
      .check(
        z.minimum(1, GENERATION_NEEDS),
        z.maximum(MAX_GENERATED, `Number of questions must be at most ${MAX_GENERATED}.`),
      ),
    DEFAULT_GENERATED,
  ),
});
export type GenerateQuestionsInput = z.infer<typeof generateQuestionsInput>;

export const startInput = z.object({
  preferences: z._default(
    z.object({
      learningStyle: z._default(z.enum(LEARNING_STYLES, 'Choose one of the learning styles.'), 'visual'),
      difficulty: z._default(
        z.enum(TUTOR_LEVELS, 'Difficulty must be beginner, intermediate or advanced.'),
        'intermediate',
      ),
    }),
    { learningStyle: 'visual', difficulty: 'intermediate' },
  ),
});
export type StartInput = z.infer<typeof startInput>;

export const chatInput = z.object({
  message: text('Message', 1, MAX_MESSAGE),
  requestType: z._default(
    z.enum(REQUEST_TYPES, 'Request type must be general, study_plan, weak_areas or quiz_request.'),
    'general',
  ),
});
export type ChatInput = z.infer<typeof chatInput>;

export const generateQuizInput = z.object({
  topic,
  difficulty: z._default(difficulty, 'medium'),
  questionCount: count('Question count'),
});
export type GenerateQuizInput = z.infer<typeof generateQuizInput>;

export const savePlanInput = z.object({
  studyPlanContent: text('Study plan', 1, MAX_PLAN),
  /** The time when the study plan was made; by default now. */
  timestamp: z.optional(storableInstant),
});
export type SavePlanInput = z.infer<typeof savePlanInput>;

export const setReminderInput = z.object({
  /** The subject and the time of the reminder, in words: `Review fractions every Monday at 10 AM`. */
  reminderText: text('Reminder', 1, MAX_REMINDER),
  context: z._default(text('Context', 1, 60), 'study_session'),
});
export type SetReminderInput = z.infer<typeof setReminderInput>;

const tutorMessage = z.object({
  id,
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: instant,
  /** The names of actions from `TUTOR_ACTIONS`, or actions that only a newer server knows. */
  actions: z.array(z.string()),
  /** The topic of the message, for actions that continue with it; null for none. */
  topic: z.nullable(z.string()),
  /** The quiz of the message; null if the message has none, and if the quiz was deleted. */
  quiz: z.nullable(privateQuiz),
});
export type TutorMessage = z.infer<typeof tutorMessage>;

export const tutorProfile = z.object({ level, xp: z.int() });
export type TutorProfile = z.infer<typeof tutorProfile>;

/** The caller's tutor session; a learner has at most one. */
const tutorSession = z.object({
  id,
  startedAt: instant,
  learningStyle: z.enum(LEARNING_STYLES),
  difficulty: z.enum(TUTOR_LEVELS),
  /** The messages of the session, oldest first, at most 200. */
  messages: z.array(tutorMessage),
});
export type TutorSession = z.infer<typeof tutorSession>;

export const tutorState = z.object({ session: z.nullable(tutorSession), profile: tutorProfile });
export type TutorState = z.infer<typeof tutorState>;
export const startedSession = z.object({ session: tutorSession, profile: tutorProfile });
export type StartedSession = z.infer<typeof startedSession>;

/** A learner's chat message and the tutor's reply, as they're stored. */
export const chatAnswer = z.object({ asked: tutorMessage, answer: tutorMessage });
export type ChatAnswer = z.infer<typeof chatAnswer>;

/** A generated quiz with the tutor's message about it, which is stored in the session if there is one. */
export const generatedQuiz = z.object({ message: tutorMessage, quiz: privateQuiz });
export type GeneratedQuiz = z.infer<typeof generatedQuiz>;

export const recommendation = z.object({
  title: z.string(),
  text: z.string(),
  action: z.string(),
  topic: z.nullable(z.string()),
});
export type Recommendation = z.infer<typeof recommendation>;
export const recommendations = z.array(recommendation);

export const progressReport = z.object({
  /** The report as text, worded like a message from the tutor. */
  summary: z.string(),
  level,
  xp: z.int(),
  /** The length of the learner's streak, in days. */
  streak: z.int(),
  completedQuizzes: z.int(),
  /** The mean score in percent over the last 30 days; null without an attempt. */
  averageScore: z.nullable(z.int()),
  /** The mean score in percent over the 30 days before the last 30 days; null without an attempt. */
  averageScoreBefore: z.nullable(z.int()),
  /** The learner's best categories with the share of right answers in percent, best first. */
  strengths: z.array(z.object({ category: z.string(), accuracy: z.int() })),
  /** The learner's weakest categories with the share of right answers in percent, weakest first. */
  weaknesses: z.array(z.object({ category: z.string(), accuracy: z.int() })),
  dueReviews: z.int(),
});
export type ProgressReport = z.infer<typeof progressReport>;

export const studyPlan = z.object({ id, content: z.string(), savedAt: instant });
export type StudyPlan = z.infer<typeof studyPlan>;
/** The learner's study plans, newest first, at most 50. */
export const studyPlans = z.array(studyPlan);
export const planIdInput = z.object({ id });

export const studyReminder = z.object({
  id,
  text: z.string(),
  context: z.string(),
  /** The times of the reminder in words: `Weekdays at 6:00 PM`. */
  when: z.string(),
  /** The next time of the reminder; null if it came already and doesn't repeat. */
  nextAt: z.nullable(instant),
});
export type StudyReminder = z.infer<typeof studyReminder>;
/** The learner's reminders, the next one first, at most 20. */
export const studyReminders = z.array(studyReminder);
export const reminderIdInput = z.object({ id });
