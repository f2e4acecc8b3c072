import type { PrivateQuiz } from '@quorbit/contracts/quizzes/private-quiz';
import type { TutorMessage, TutorState } from '@quorbit/contracts/tutor/schema';
import type { ProcedureAnswers } from '../procedure-answers.ts';
import { pageCase, type WalkedPage } from '../walked-page.ts';

const idOf = (place: number) => `018f3c1e-0000-7000-8000-0000000001${place.toString(16).padStart(2, '0')}`;
/** A word that is wider than a message. */
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapit';
const NEXT = '2099-03-02T10:00:00.000Z';
const DAY = '2026-03-01T10:00:00.000Z';

const MESSAGES: readonly Pick<TutorMessage, 'role' | 'content' | 'actions' | 'topic'>[] = [
  {
    role: 'assistant',
    content:
      "Hi, I'm your AI study buddy. You're on level 4, with a 3-day streak.\n\nWhat would you like to do?\n\n- You have 2 reviews due. They're a good start.\n- Or name any topic, and I explain it or quiz you on it.",
    actions: ['generate_quiz', 'explain_concept', 'create_study_plan', 'analyze_weak_areas'],
    topic: null,
  },
  { role: 'user', content: `Explain photosynthesis ${LONG_WORD}`, actions: [], topic: null },
  {
    role: 'assistant',
    content:
      'Photosynthesis: the process by which plants turn light, water and carbon dioxide into sugar and oxygen.\n\nIt happens in the chloroplasts, whose green chlorophyll takes up the light.\n\nFor example, a leaf in the sun makes the sugar that the whole tree lives on.',
    actions: ['offer_practice', 'suggest_related_topics'],
    topic: 'Photosynthesis',
  },
  { role: 'user', content: 'Give me 5 easy questions about it', actions: [], topic: null },
  {
    role: 'assistant',
    content: "Here's a quiz on Photosynthesis: 5 questions, easy.",
    actions: ['generate_quiz', 'suggest_related_topics'],
    topic: 'Photosynthesis',
  },
];

const QUIZ: PrivateQuiz = {
  id: idOf(1),
  title: `Photosynthesis ${LONG_WORD}`,
  category: 'Science',
  difficulty: 'easy',
  questionCount: 5,
  questions: ['Which gas do plants take up?', 'Where does it happen?', 'What is made?'].map((question, index) => ({
    id: idOf(16 + index),
    kind: 'single' as const,
    question,
    difficulty: 'easy' as const,
    marks: 1,
    image: null,
    options: ['Oxygen', 'Carbon dioxide', 'Helium', LONG_WORD],
    correctAnswer: 'B' as const,
    explanation: null,
  })),
};

const PROFILE = { level: 4, xp: 1230 };
const CHAT: TutorState = {
  profile: PROFILE,
  session: {
    id: idOf(2),
    startedAt: DAY,
    learningStyle: 'visual',
    difficulty: 'intermediate',
    messages: MESSAGES.map((message, index) => ({
      ...message,
      id: idOf(32 + index),
      timestamp: DAY,
      quiz: index === 4 ? QUIZ : null,
    })),
  },
};
const NO_SESSION: TutorState = { session: null, profile: PROFILE };
const STARTED_SESSION: TutorState = {
  profile: PROFILE,
  session: { id: idOf(3), startedAt: DAY, learningStyle: 'visual', difficulty: 'intermediate', messages: [] },
};

const SAVED: ProcedureAnswers = {
  'tutor.plans': [
    { id: idOf(48), content: "Here's your 7-day study plan.\n\n- Day 1: Algebra\n- Day 2: Rest", savedAt: DAY },
    { id: idOf(49), content: `${LONG_WORD} ${LONG_WORD}`, savedAt: DAY },
  ],
  'tutor.reminders': [
    { id: idOf(64), text: 'Review fractions', context: 'study_session', when: 'Mondays at 10:00 AM', nextAt: NEXT },
    { id: idOf(65), text: LONG_WORD, context: 'study_session', when: 'On 1 March at 7:00 PM', nextAt: null },
  ],
  'tutor.recommendations': [
    {
      title: 'Practice History',
      action: 'offer_practice',
      topic: 'History',
      text: 'You get 40% right there. A short quiz shows what to work on.',
    },
    {
      title: 'Track your progress',
      action: 'track_improvement',
      topic: null,
      text: 'See how the last 30 days compare with the 30 before.',
    },
  ],
};
const NONE_SAVED: ProcedureAnswers = { 'tutor.plans': [], 'tutor.reminders': [], 'tutor.recommendations': [] };

const WELCOME = pageCase('AI study buddy', 'admin', '/ai-study-buddy');
const TALK = pageCase('a chat with the AI study buddy', 'admin', '/ai-study-buddy');

export const PAGES: readonly WalkedPage[] = [
  {
    page: '/ai-study-buddy',
    loaded: [
      { ...WELCOME, answers: { ...SAVED, 'tutor.state': NO_SESSION } },
      { ...TALK, answers: { ...SAVED, 'tutor.state': CHAT } },
    ],
    empty: [
      { ...WELCOME, answers: { ...NONE_SAVED, 'tutor.state': NO_SESSION } },
      { ...TALK, answers: { ...NONE_SAVED, 'tutor.state': STARTED_SESSION } },
      pageCase('AI study buddy for a user', 'fresh', '/ai-study-buddy'),
    ],
    failing: [WELCOME],
  },
];
