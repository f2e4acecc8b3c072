import type { GradedReport } from '@quorbit/contracts/attempts/graded';
import { newId } from '@quorbit/contracts/lib/ids';
import { type KeyedQuestion, toAskedContent } from '@quorbit/contracts/quizzes/question';
import type { Quiz, QuizCard, StartedQuiz } from '@quorbit/contracts/quizzes/schema';

/** Creates a question for tests; its right answer is B. */
export function question(text: string, changes: Partial<KeyedQuestion> = {}): KeyedQuestion {
  return {
    id: newId(),
    kind: 'single',
    question: text,
    options: [`${text} one`, `${text} two`, `${text} three`, `${text} four`],
    difficulty: 'medium',
    marks: 1,
    image: null,
    correctAnswer: 'B',
    explanation: null,
    ...changes,
  };
}

/** Creates a quiz for tests: ten minutes, as many marks as questions, half of them to pass. */
export function quiz(changes: Partial<Quiz> = {}): Quiz {
  const questions = changes.questions ?? [question('First?'), question('Second?'), question('Third?')];
  return {
    id: newId(),
    title: 'Planets',
    category: 'Science',
    description: 'Around the sun.',
    duration: 10,
    totalMarks: questions.length,
    passingMarks: Math.ceil(questions.length / 2),
    questionCount: questions.length,
    difficulty: 'medium',
    averageScore: null,
    status: 'published',
    audience: 'everyone',
    ranked: false,
    closesAt: null,
    sealed: false,
    inGame: false,
    own: false,
    shuffleQuestions: false,
    shuffleOptions: false,
    draw: null,
    updatedAt: '2026-11-01T10:00:00.000Z',
    versionId: newId(),
    packHash: 'a'.repeat(64),
    ...changes,
    questions,
  };
}

/** Creates a quiz in the form in which lists show it. */
export function quizCard(changes: Partial<QuizCard> = {}): QuizCard {
  const { questions: _questions, versionId: _versionId, ...summary } = quiz();
  return { ...summary, attempts: 0, bestPercentage: null, ...changes };
}

/** Returns the server's reply to the start of a quiz. */
export function started(of: Quiz, serverNow = new Date()): StartedQuiz {
  const { id: quizId, title, category, description, duration, passingMarks, totalMarks, questions, ranked } = of;
  return {
    quizId,
    packHash: 'a'.repeat(64),
    ranked,
    serverNow: serverNow.toISOString(),
    pack: {
      format: 1,
      quizId,
      version: 1,
      title,
      category,
      description,
      duration,
      passingMarks,
      totalMarks,
      keyed: true,
      questions,
    },
  };
}

/** Creates a report for tests: passed with all answers right, unless changed. */
export function report(of: Quiz, changes: Partial<GradedReport> = {}): GradedReport {
  return {
    id: newId(),
    quiz: { id: of.id, title: of.title, category: of.category },
    status: 'graded',
    score: of.totalMarks,
    totalMarks: of.totalMarks,
    percentage: 100,
    passed: true,
    passingMarks: of.passingMarks,
    startedAt: '2026-11-01T10:00:00.000Z',
    finishedAt: '2026-11-01T10:03:07.000Z',
    xpEarned: 34,
    answers: of.questions.map((asked) => ({
      questionId: asked.id,
      ...toAskedContent(asked),
      option: 1,
      correctAnswer: 'B' as const,
      correct: true,
      explanation: asked.explanation ?? null,
      timeSpent: 4,
      shareCorrect: null,
    })),
    ...changes,
  };
}
