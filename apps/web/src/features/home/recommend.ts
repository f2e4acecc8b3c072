import { daysBetween, learnerDay } from '@quorbit/contracts/streaks/days';
import type { AttemptFact, HomeFacts, QuizFact } from './home-facts.ts';

/** The reason to recommend a quiz; `format-recommendation.ts` puts it into words. */
type RecommendationReason =
  /** The last attempt missed the pass mark by `short` marks. `perQuestion`: each question counts one mark. */
  | { kind: 'nearly'; short: number; perQuestion: boolean }
  /** The learner's recent answers in the quiz's category were mostly wrong. */
  | { kind: 'weak'; category: string; score: number; total: number; day: string }
  | { kind: 'untried'; category: string }
  | { kind: 'new'; category: string }
  | { kind: 'failed'; best: number }
  | { kind: 'refresh'; days: number }
  /** The learner has taken no quiz but the welcome quiz: a short one in a category of their interests, or any. */
  | { kind: 'interest'; category: string }
  | { kind: 'first' };

export interface Recommendation {
  quiz: QuizFact;
  reason: RecommendationReason;
}

/** An attempt older than this many days says little about the learner's present knowledge. */
const RECENT_DAYS = 14;
/** A category is weak if the learner got less than this share of its marks, out of at least `WEAK_MIN_MARKS`. */
const WEAK_SHARE = 0.6;
const WEAK_MIN_MARKS = 5;
/** An attempt nearly passed if it missed the pass mark by at most this share of all marks, or by one mark. */
const NEARLY_SHARE = 0.1;
const REFRESH_DAYS = 14;

type RecommendInput = Pick<HomeFacts, 'quizzes' | 'attempts' | 'interests' | 'now' | 'timeZone' | 'offline'>;

/**
 * Returns the quizzes worth taking now, the best first, each with its reason: nearly passed ones, then quizzes of weak
 * categories, of untried categories, new quizzes, failed ones, and last those passed long ago. Among untried and new
 * ones, the learner's interests come first.
 */
export function recommend(input: RecommendInput): Recommendation[] {
  const { quizzes, interests, now, timeZone, offline } = input;
  const attempts = input.attempts.filter(({ welcome }) => !welcome);
  const interesting = new Set(interests);
  const today = learnerDay(now, timeZone);
  const dayOf = ({ finishedAt }: AttemptFact) => learnerDay(new Date(finishedAt), timeZone);
  const latest = latestByQuiz(attempts);
  const open = quizzes
    .filter(({ id, inGame, own, ranked, welcome, questionCount, here }) => {
      if (inGame || own || questionCount === 0 || (offline && !here)) return false;
      if (welcome && input.attempts.length > 0) return false;
      // Only the first attempt at a ranked quiz counts.
      return !(ranked && latest.has(id));
    })
    // The order of equally good quizzes changes from day to day, but stays the same all day.
    .sort((a, b) => hashOf(today, a.id) - hashOf(today, b.id) || (a.id < b.id ? -1 : 1));
  if (attempts.length === 0) {
    const [chosen, others] = [true, false].map((isChosen) =>
      open.filter(({ category }) => interesting.has(category) === isChosen).sort(shortestFirst),
    );
    return [
      ...(chosen ?? []).map((quiz) => ({ quiz, reason: { kind: 'interest' as const, category: quiz.category } })),
      ...(others ?? []).map((quiz) => ({ quiz, reason: { kind: 'first' as const } })),
    ];
  }

  const weak = findWeakCategories([...latest.values()], (attempt) => daysBetween(dayOf(attempt), today) < RECENT_DAYS);
  const tried = new Set(attempts.map(({ category }) => category));
  const ranked = open.map((quiz) => {
    const last = latest.get(quiz.id);
    return rank(quiz, last && { ...last, daysAgo: daysBetween(dayOf(last), today) });
  });
  return spreadCategories(ranked.filter((pick) => pick !== null).sort((a, b) => a.rank - b.rank));

  function rank(quiz: QuizFact, last: (AttemptFact & { daysAgo: number }) | undefined): Ranked | null {
    const { category } = quiz;
    if (last && !last.passed && last.passingMarks !== null && last.daysAgo < RECENT_DAYS) {
      const short = last.passingMarks - last.score;
      const nearly = short > 0 && short <= Math.max(1, last.totalMarks * NEARLY_SHARE);
      const perQuestion = last.totalMarks === quiz.questionCount;
      if (nearly) return { quiz, reason: { kind: 'nearly', short, perQuestion }, rank: short / 1000 };
    }
    // A quiz that was taken today can wait until tomorrow.
    if (last && last.daysAgo <= 0) return null;
    const low = weak.get(category);
    if (low && !last?.passed) {
      const { score, total } = low;
      const day = dayOf(low.newest);
      return {
        quiz,
        reason: { kind: 'weak', category, score, total, day },
        rank: 1 + score / total / 2 + (last ? 0.1 : 0),
      };
    }
    const distance = interesting.has(category) ? 0 : 0.5;
    if (!tried.has(category)) return { quiz, reason: { kind: 'untried', category }, rank: 2 + distance };
    if (!last) return { quiz, reason: { kind: 'new', category }, rank: 3 + distance };
    const best = quiz.bestPercentage ?? Math.round((last.score * 100) / Math.max(1, last.totalMarks));
    if (!last.passed) return { quiz, reason: { kind: 'failed', best }, rank: 4 };
    const days = last.daysAgo;
    return days < REFRESH_DAYS
      ? null
      : { quiz, reason: { kind: 'refresh', days }, rank: 6 - Math.min(days, 365) / 366 };
  }
}

interface Ranked extends Recommendation {
  rank: number;
}

interface Weakness {
  score: number;
  total: number;
  newest: AttemptFact;
}

function latestByQuiz(attempts: readonly AttemptFact[]): Map<string, AttemptFact> {
  const latest = new Map<string, AttemptFact>();
  for (const attempt of attempts) {
    const known = latest.get(attempt.quizId);
    if (!known || attempt.finishedAt > known.finishedAt) latest.set(attempt.quizId, attempt);
  }
  return latest;
}

/** Returns the weak categories with the marks of recent attempts, counting only the latest attempt per quiz. */
function findWeakCategories(latest: readonly AttemptFact[], isRecent: (attempt: AttemptFact) => boolean) {
  const sums = new Map<string, Weakness>();
  for (const attempt of latest.filter(isRecent)) {
    const { score = 0, total = 0, newest = attempt } = sums.get(attempt.category) ?? {};
    sums.set(attempt.category, {
      score: score + attempt.score,
      total: total + attempt.totalMarks,
      newest: attempt.finishedAt > newest.finishedAt ? attempt : newest,
    });
  }
  return new Map([...sums].filter(([, { score, total }]) => total >= WEAK_MIN_MARKS && score / total < WEAK_SHARE));
}

/** Moves the best quiz of each category to the front, so that a short list mixes categories. */
function spreadCategories(ranked: readonly Ranked[]): Recommendation[] {
  const seen = new Set<string>();
  const later: Ranked[] = [];
  const first = ranked.filter((pick) => {
    const isRepeated = seen.has(pick.quiz.category);
    if (isRepeated) later.push(pick);
    seen.add(pick.quiz.category);
    return !isRepeated;
  });
  return [...first, ...later].map(({ quiz, reason }) => ({ quiz, reason }));
}

function shortestFirst(a: QuizFact, b: QuizFact): number {
  return a.questionCount - b.questionCount || a.duration - b.duration;
}

/** Returns a pseudo-random number that differs for each text and day (FNV-1a hash). */
function hashOf(day: string, id: string): number {
  let hash = 0x811c9dc5;
  for (const char of `${day} ${id}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
