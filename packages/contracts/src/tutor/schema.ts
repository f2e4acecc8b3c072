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
  /** When the plan was made; by default now. */
  timestamp: z.optional(storableInstant),
});
export type SavePlanInput = z.infer<typeof savePlanInput>;

export const setReminderInput = z.object({
  /** What to remind of, and when, in words: `Review fractions every Monday at 10 AM`. */
  reminderText: text('Reminder', 1, MAX_REMINDER),
  context: z._default(text('Context', 1, 60), 'study_session'),
});
export type SetReminderInput = z.infer<typeof setReminderInput>;

const tutorMessage = z.object({
  id,
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: instant,
  /** Names of `TUTOR_ACTIONS`, or words of a newer server. */
  actions: z.array(z.string()),
  /** What the message is about, for actions that go on with it; null for nothing. */
  topic: z.nullable(z.string()),
  /** Null without one, and where it was deleted. */
  quiz: z.nullable(privateQuiz),
});
export type TutorMessage = z.infer<typeof tutorMessage>;

export const tutorProfile = z.object({ level, xp: z.int() });
export type TutorProfile = z.infer<typeof tutorProfile>;

/** The caller's session; a learner has one at most. */
const tutorSession = z.object({
  id,
  startedAt: instant,
  learningStyle: z.enum(LEARNING_STYLES),
  difficulty: z.enum(TUTOR_LEVELS),
  /** The oldest first, 200 at most. */
  messages: z.array(tutorMessage),
});
export type TutorSession = z.infer<typeof tutorSession>;

export const tutorState = z.object({ session: z.nullable(tutorSession), profile: tutorProfile });
export type TutorState = z.infer<typeof tutorState>;
export const startedSession = z.object({ session: tutorSession, profile: tutorProfile });
export type StartedSession = z.infer<typeof startedSession>;

/** Both messages of an exchange, as they're stored. */
export const chatAnswer = z.object({ asked: tutorMessage, answer: tutorMessage });
export type ChatAnswer = z.infer<typeof chatAnswer>;

/** `message` is in the session, if there is one. */
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
  /** For people to read, as a message of the tutor's. */
  summary: z.string(),
  level,
  xp: z.int(),
  /** Days. */
  streak: z.int(),
  completedQuizzes: z.int(),
  /** Percent over the last 30 days; null without an attempt. */
  averageScore: z.nullable(z.int()),
  /** The same over the 30 days before. */
  averageScoreBefore: z.nullable(z.int()),
  /** Categories by name with the share of right answers in percent, the best first. */
  strengths: z.array(z.object({ category: z.string(), accuracy: z.int() })),
  /** The weakest first. */
  weaknesses: z.array(z.object({ category: z.string(), accuracy: z.int() })),
  dueReviews: z.int(),
});
export type ProgressReport = z.infer<typeof progressReport>;

export const studyPlan = z.object({ id, content: z.string(), savedAt: instant });
export type StudyPlan = z.infer<typeof studyPlan>;
/** The newest first, 50 at most. */
export const studyPlans = z.array(studyPlan);
export const planIdInput = z.object({ id });

export const studyReminder = z.object({
  id,
  text: z.string(),
  context: z.string(),
  /** When it comes, in words: `Weekdays at 6:00 PM`. */
  when: z.string(),
  /** When it comes next; null for one that came and doesn't repeat. */
  nextAt: z.nullable(instant),
});
export type StudyReminder = z.infer<typeof studyReminder>;
/** The next one first, 20 at most. */
export const studyReminders = z.array(studyReminder);
export const reminderIdInput = z.object({ id });
