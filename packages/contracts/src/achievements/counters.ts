import { CATEGORY_SLUGS, type CategorySlug, categorySlugOf } from '../quizzes/category-slugs.ts';
import { DAY_ENDS_AT_HOUR, daysBetween } from '../streaks/days.ts';

/** Right answers in the quizzes of a category. */
export type RightCounter = `right:${CategorySlug}`;

export const rightCounterOf = (slug: CategorySlug): RightCounter => `right:${slug}`;

/** What achievements count, with the counters of a learner who has done nothing yet. */
const ZERO_COUNTERS = {
  quizzesFinished: 0,
  /** Those in which every mark was reached. */
  quizzesPerfect: 0,
  /** Those with 80 % of the marks or more. */
  quizzesAt80: 0,
  quizzesEarly: 0,
  quizzesLate: 0,
  /** Quizzes after so long a time without one. */
  comebacks: 0,
  /** The last of the learner's days with a quiz, in days since 1970. */
  lastQuizDay: 0,
  /** Paid ratings: one a card and day. */
  reviews: 0,
  /** Games in rooms that were won. */
  roomWins: 0,
  /** 1 once somebody has joined a group that the learner founded. */
  groupFounded: 0,
  /** The longest streak ever. */
  longestStreak: 0,
} as const;

export type StoredCounter = keyof typeof ZERO_COUNTERS | RightCounter;
/** Lifetime XP is counted elsewhere. */
export type Counter = StoredCounter | 'xp';
export type Counters = Readonly<Record<Counter, number>>;

const RIGHT_COUNTERS = Object.values(CATEGORY_SLUGS).map(rightCounterOf);

/** What is stored of the counters. */
export const STORED_COUNTERS: readonly StoredCounter[] = [
  ...(Object.keys(ZERO_COUNTERS) as (keyof typeof ZERO_COUNTERS)[]),
  ...RIGHT_COUNTERS,
];

/** Of these the highest value counts; the others are sums. */
export const HIGHEST_COUNTERS: readonly StoredCounter[] = ['lastQuizDay', 'groupFounded', 'longestStreak'];

/** The counters of a learner who has done nothing yet. */
export const EMPTY_COUNTERS: Counters = countersOf({});

/** All counters; those not given, and names that this version does not know, are left out or 0. */
export function countersOf(stored: Readonly<Record<string, number | undefined>>): Counters {
  const names: readonly Counter[] = [...STORED_COUNTERS, 'xp'];
  return Object.fromEntries(names.map((name) => [name, stored[name] ?? 0])) as Record<Counter, number>;
}

/** A finished quiz that counts: neither one's own nor a further attempt at a ranked one. */
export interface FinishedQuiz {
  category: string;
  score: number;
  totalMarks: number;
  /** How many answers are right. */
  right: number;
  /** The learner's day on which it was finished. */
  day: string;
  /** The hour on the learner's clock; null where it was not recorded. */
  hour: number | null;
}

/** One piece of work. What it does not have is left out. */
export interface AchievementEvent {
  xp?: number;
  quiz?: FinishedQuiz | null;
  /** Right answers that count later than their quiz, because they were hidden until it opened. */
  opened?: Pick<FinishedQuiz, 'category' | 'right'>;
  /** A paid rating of a card that isn't of the learner's own quiz. */
  review?: boolean;
  /** A game in a room that was won. */
  roomWin?: boolean;
  /** Somebody joined a group that the learner founded. */
  foundedGroup?: boolean;
  /** The streak that its day makes. */
  streak?: number;
}

const AWAY_DAYS = 14;
const EARLY_BEFORE_HOUR = 7;
const LATE_FROM_HOUR = 22;

/**
 * The counters after one more piece of work, in order of acceptance: the one rule for browser and server. Whatever the
 * order, no counter ever falls.
 */
export function addToCounters(
  counters: Counters,
  { xp = 0, quiz, opened, review = false, roomWin = false, foundedGroup = false, streak = 0 }: AchievementEvent,
): Counters {
  const next = {
    ...counters,
    xp: counters.xp + xp,
    reviews: counters.reviews + Number(review),
    roomWins: counters.roomWins + Number(roomWin),
    groupFounded: Math.max(counters.groupFounded, Number(foundedGroup)),
    longestStreak: Math.max(counters.longestStreak, streak),
  };
  const withOpened = opened ? { ...next, ...addRightAnswers(next, opened) } : next;
  return quiz ? addQuiz(withOpened, quiz) : withOpened;
}

function addRightAnswers(counters: Counters, { category, right }: Pick<FinishedQuiz, 'category' | 'right'>) {
  const slug = categorySlugOf(category);
  return slug && { [rightCounterOf(slug)]: counters[rightCounterOf(slug)] + right };
}

function addQuiz(counters: Counters, { category, score, totalMarks, right, day, hour }: FinishedQuiz): Counters {
  const today = daysBetween('1970-01-01', day);
  const { lastQuizDay } = counters;
  const wasAway = lastQuizDay > 0 && today - lastQuizDay >= AWAY_DAYS;
  return {
    ...counters,
    ...addRightAnswers(counters, { category, right }),
    quizzesFinished: counters.quizzesFinished + 1,
    // Marks tell; the percentage is rounded.
    quizzesPerfect: counters.quizzesPerfect + Number(totalMarks > 0 && score === totalMarks),
    quizzesAt80: counters.quizzesAt80 + Number(totalMarks > 0 && score * 100 >= totalMarks * 80),
    quizzesEarly: counters.quizzesEarly + Number(isEarly(hour)),
    quizzesLate: counters.quizzesLate + Number(isLate(hour)),
    comebacks: counters.comebacks + Number(wasAway),
    lastQuizDay: Math.max(lastQuizDay, today),
  };
}

/** The learner's day begins where the last one ends: what comes before is late, not early. */
function isEarly(hour: number | null): boolean {
  return hour !== null && hour >= DAY_ENDS_AT_HOUR && hour < EARLY_BEFORE_HOUR;
}

function isLate(hour: number | null): boolean {
  return hour !== null && (hour >= LATE_FROM_HOUR || hour < DAY_ENDS_AT_HOUR);
}
