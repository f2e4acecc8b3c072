import { CATEGORY_SLUGS, type CategorySlug, categorySlugOf } from '../quizzes/category-slugs.ts';
import { DAY_ENDS_AT_HOUR, daysBetween } from '../streaks/days.ts';

/** The name of the counter for right answers in the quizzes of a category. */
export type RightCounter = `right:${CategorySlug}`;

export const rightCounterOf = (slug: CategorySlug): RightCounter => `right:${slug}`;

/**
 * The counters that achievements use, with the values of a new learner; the counters of right answers by category are
 * added below.
 */
const ZERO_COUNTERS = {
  quizzesFinished: 0,
  /** The number of quizzes finished with full marks. */
  quizzesPerfect: 0,
  /** The number of quizzes finished with at least 80 % of the marks. */
  quizzesAt80: 0,
  quizzesEarly: 0,
  quizzesLate: 0,
  /** The number of quizzes that the learner finished at least 14 days after their previous quiz. */
  comebacks: 0,
  /** The latest learner's day with a finished quiz, as the number of days since 1970-01-01; 0 before the first quiz. */
  lastQuizDay: 0,
  /** The number of card ratings that count, which is at most one per card and day. */
  reviews: 0,
  /** The number of games in rooms that the learner won. */
  roomWins: 0,
  /** 1 once another person has joined a group that the learner founded, otherwise 0. */
  groupFounded: 0,
  /** The learner's longest streak ever, in days. */
  longestStreak: 0,
} as const;

export type StoredCounter = keyof typeof ZERO_COUNTERS | RightCounter;
/** The name of a counter. Lifetime XP isn't among the stored counters, because it is counted elsewhere. */
export type Counter = StoredCounter | 'xp';
export type Counters = Readonly<Record<Counter, number>>;

const RIGHT_COUNTERS = Object.values(CATEGORY_SLUGS).map(rightCounterOf);

/** The names of all counters that are stored. */
export const STORED_COUNTERS: readonly StoredCounter[] = [
  ...(Object.keys(ZERO_COUNTERS) as (keyof typeof ZERO_COUNTERS)[]),
  ...RIGHT_COUNTERS,
];

/** The counters for which only the highest value is stored; all other counters are sums. */
export const HIGHEST_COUNTERS: readonly StoredCounter[] = ['lastQuizDay', 'groupFounded', 'longestStreak'];

/** The counters of a learner who hasn't done anything yet. */
export const EMPTY_COUNTERS: Counters = countersOf({});

/**
 * Returns all counters from the stored values. A counter without a value is 0, and a name that this version doesn't
 * know is left out.
 */
export function countersOf(stored: Readonly<Record<string, number | undefined>>): Counters {
  const names: readonly Counter[] = [...STORED_COUNTERS, 'xp'];
  return Object.fromEntries(names.map((name) => [name, stored[name] ?? 0])) as Record<Counter, number>;
}

/**
 * A finished quiz that counts for achievements. Attempts at the learner's own quizzes and further attempts at a ranked
 * quiz don't count.
 */
export interface FinishedQuiz {
  category: string;
  score: number;
  totalMarks: number;
  /** The number of right answers. */
  right: number;
  /** The learner's day on which the quiz was finished. */
  day: string;
  /** The hour at which the quiz was finished, from 0 to 23 on the learner's clock; null if it wasn't recorded. */
  hour: number | null;
}

/** One event that changes counters, e.g. a finished quiz or a rating. Fields that don't apply are left out. */
export interface AchievementEvent {
  xp?: number;
  quiz?: FinishedQuiz | null;
  /** Right answers that count later than the rest of their quiz, because the quiz was sealed until now. */
  opened?: Pick<FinishedQuiz, 'category' | 'right'>;
  /**
   * Whether the event is a rating that counts (one per card and day) of a card from a quiz that isn't the learner's
   * own.
   */
  review?: boolean;
  /** Whether the event is a won game in a room. */
  roomWin?: boolean;
  /** Whether the event is another person joining a group that the learner founded. */
  foundedGroup?: boolean;
  /** The length in days of the streak that the event's day belongs to. */
  streak?: number;
}

const AWAY_DAYS = 14;
const EARLY_BEFORE_HOUR = 7;
const LATE_FROM_HOUR = 22;

/**
 * Returns the counters after one more event. Events are added in the order in which the server accepted them, and
 * browser and server share this function. No counter ever falls, whatever the order.
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
    // Full marks and 80 % are determined by marks, because an attempt's percentage is rounded.
    quizzesPerfect: counters.quizzesPerfect + Number(totalMarks > 0 && score === totalMarks),
    quizzesAt80: counters.quizzesAt80 + Number(totalMarks > 0 && score * 100 >= totalMarks * 80),
    quizzesEarly: counters.quizzesEarly + Number(isEarly(hour)),
    quizzesLate: counters.quizzesLate + Number(isLate(hour)),
    comebacks: counters.comebacks + Number(wasAway),
    lastQuizDay: Math.max(lastQuizDay, today),
  };
}

/**
 * Returns whether an hour counts as early. Hours before the start of a learner's day still belong to the previous day,
 * so they count as late.
 */
function isEarly(hour: number | null): boolean {
  return hour !== null && hour >= DAY_ENDS_AT_HOUR && hour < EARLY_BEFORE_HOUR;
}

function isLate(hour: number | null): boolean {
  return hour !== null && (hour >= LATE_FROM_HOUR || hour < DAY_ENDS_AT_HOUR);
}
