import { newId } from '@quorbit/contracts/lib/ids';
import { NO_STREAK } from '@quorbit/contracts/streaks/streak';
import type { AttemptFact, HomeFacts, OpenAttempt, QuizFact } from '../home-facts.ts';

/** The current time in these tests: noon in Berlin on a Friday. */
export const NOW = new Date('2026-03-13T11:00:00Z');
const DAY_MS = 86_400_000;

export function quizFact(changes: Partial<QuizFact> = {}): QuizFact {
  const id = changes.id ?? newId();
  return {
    id,
    title: `Quiz ${id.slice(-4)}`,
    category: 'Science',
    questionCount: 10,
    duration: 10,
    ranked: false,
    inGame: false,
    own: false,
    bestPercentage: null,
    here: true,
    ...changes,
  };
}

/** Creates an attempt from the given number of days ago, with ten marks in total and six to pass. */
export function attemptFact(of: QuizFact, score: number, daysAgo = 0): AttemptFact {
  return {
    id: newId(),
    quizId: of.id,
    category: of.category,
    finishedAt: new Date(NOW.getTime() - daysAgo * DAY_MS - 60_000).toISOString(),
    score,
    totalMarks: 10,
    passed: score >= 6,
    passingMarks: 6,
    welcome: false,
  };
}

export function openAttempt(changes: Partial<OpenAttempt> = {}): OpenAttempt {
  return {
    attemptId: newId(),
    quizId: newId(),
    title: 'Planets',
    category: 'Science',
    answered: 4,
    questions: 10,
    startedAt: NOW.getTime() - 60_000,
    deadline: null,
    ...changes,
  };
}

export function homeFacts(changes: Partial<HomeFacts> = {}): HomeFacts {
  return {
    now: NOW,
    timeZone: 'Europe/Berlin',
    offline: false,
    open: [],
    streak: NO_STREAK,
    due: 0,
    nextDue: null,
    goal: 50,
    interests: [],
    todayXp: 0,
    quizzes: [],
    attempts: [],
    ...changes,
  };
}
