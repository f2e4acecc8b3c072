import { newId } from '@quorbit/contracts/lib/ids';
import type { PrivateQuiz } from '@quorbit/contracts/quizzes/private-quiz';
import type {
  ProgressReport,
  StudyPlan,
  StudyReminder,
  TutorMessage,
  TutorSession,
} from '@quorbit/contracts/tutor/schema';
import type { fakeServer } from '#lib/testing/fake-server.ts';
import { question } from '#lib/testing/quizzes.ts';

const AT = '2026-03-01T10:00:00.000Z';
const PROFILE = { level: 4, xp: 1230 };

/** Creates a message of the tutor, for tests. */
export function tutorMessage(content: string, more: Partial<TutorMessage> = {}): TutorMessage {
  return { id: newId(), role: 'assistant', content, timestamp: AT, actions: [], topic: null, quiz: null, ...more };
}

const userMessage = (content: string): TutorMessage => tutorMessage(content, { role: 'user' });

export function session(...messages: TutorMessage[]): TutorSession {
  return { id: newId(), startedAt: AT, learningStyle: 'visual', difficulty: 'intermediate', messages };
}

export function tutorQuiz(more: Partial<PrivateQuiz> = {}): PrivateQuiz {
  const questions = ['Why are plants green?', 'What do plants breathe?', 'Where is chlorophyll?'].map((text) =>
    question(text),
  );
  return {
    id: newId(),
    title: 'Photosynthesis',
    category: 'Science',
    difficulty: 'easy',
    questionCount: questions.length,
    questions,
    ...more,
  };
}

const REPORT: ProgressReport = {
  summary: "You're on level 4 with 1230 XP. Your average over the last 30 days is 71%.\n\n- Quizzes finished: 9",
  level: 4,
  xp: 1230,
  streak: 3,
  completedQuizzes: 9,
  averageScore: 71,
  averageScoreBefore: 60,
  dueReviews: 2,
  strengths: [{ category: 'Science', accuracy: 90 }],
  weaknesses: [{ category: 'History', accuracy: 40 }],
};

interface TutorFixture {
  active?: TutorSession | null;
  plans?: StudyPlan[];
  reminders?: StudyReminder[];
}

/** Makes the fake server hold a session and answer each message with a text that repeats it. */
export function serveTutor(
  server: ReturnType<typeof fakeServer>,
  { active = null, plans = [], reminders = [] }: TutorFixture,
) {
  let open = active;
  const add = (...messages: TutorMessage[]) => {
    if (open) open = { ...open, messages: [...open.messages, ...messages] };
  };
  server.on({
    'tutor.state': () => ({ session: open, profile: PROFILE }),
    'tutor.start': () => {
      open ??= session(tutorMessage('Hi, I am your buddy.'));
      return { session: open, profile: PROFILE };
    },
    'tutor.chat': ({ message }) => {
      const [question_, answer] = [userMessage(message), tutorMessage(`Answer to ${message}`)];
      add(question_, answer);
      return { asked: question_, answer };
    },
    'tutor.generateQuiz': ({ topic }) => {
      const quiz = tutorQuiz({ title: topic });
      const message = tutorMessage(`Here's your quiz on ${topic}.`, { quiz, topic });
      add(message);
      return { message, quiz };
    },
    'tutor.end': () => {
      open = null;
      return { success: true };
    },
    'tutor.recommendations': () => [
      { title: 'Practice History', text: 'You get 40% right there.', action: 'offer_practice', topic: 'History' },
    ],
    'tutor.progress': () => REPORT,
    'tutor.plans': () => plans,
    'tutor.reminders': () => reminders,
    'tutor.savePlan': ({ studyPlanContent }) => {
      const plan = { id: newId(), content: studyPlanContent, savedAt: AT };
      plans.unshift(plan);
      return plan;
    },
    'tutor.deletePlan': ({ id }) => {
      plans.splice(
        plans.findIndex((plan) => plan.id === id),
        1,
      );
    },
    'tutor.setReminder': ({ reminderText }) => {
      const reminder = { id: newId(), text: reminderText, context: 'study_session', when: reminderText, nextAt: AT };
      reminders.push(reminder);
      return reminder;
    },
    'tutor.deleteReminder': ({ id }) => {
      reminders.splice(
        reminders.findIndex((reminder) => reminder.id === id),
        1,
      );
    },
  });
}
