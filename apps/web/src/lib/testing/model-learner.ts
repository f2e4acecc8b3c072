import { learnerDay } from '@quorbit/contracts/streaks/days';
import { buildHistory } from '@quorbit/contracts/streaks/history';
import { mergeSessions } from '@quorbit/contracts/streaks/zones';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A quiz of three medium questions with one mark each; two right answers pass. */
export interface ModelQuiz {
  id: string;
  questionIds: readonly string[];
  ranked: boolean;
  own: boolean;
}

interface When {
  at: number;
  tz: string;
}
interface Attempt extends When {
  do: 'attempt';
  quiz: ModelQuiz;
  right: number;
}
interface Rating extends When {
  do: 'rate';
  questionId: string;
  left: number;
}
export type ModelWork = Attempt | Rating;

/**
 * A second, simple implementation of the server's rules for a learner's work, applied in the order of arrival.
 * @param now milliseconds since 1970.
 */
export class ModelLearner {
  readonly #now: number;
  xp = 0;
  finished = 0;
  perfect = 0;
  /** The number of ratings that earned XP, not counting ratings in the learner's own quizzes. */
  reviews = 0;
  readonly cards = new Set<string>();
  readonly #attempts: { quiz: ModelQuiz; at: number }[] = [];
  readonly #ratings = new Map<string, number>();
  readonly #paidCards = new Set<string>();
  readonly #active = new Set<string>();
  /** All work that arrived within 30 days, with its learner's day. */
  readonly #sessions: { day: string; zone: string; at: number }[] = [];
  readonly #ownQuestions = new Set<string>();
  #unpaid: Rating[] = [];

  constructor(now: number) {
    this.#now = now;
  }

  /** Applies a piece of work. Returns the XP that it earns by itself. */
  applyWork(work: ModelWork): number {
    this.#see(work);
    if (work.do === 'attempt') return this.#finish(work);
    if (this.cards.has(work.questionId)) this.#pay(work);
    else this.#unpaid.push(work);
    return 0;
  }

  get streak(): { count: number; points: number; lastDay: string | null } {
    const { longest: _longest, ...streak } = this.#walk();
    return streak;
  }

  /**
   * Returns the achievement counters that tests compare with the server's row; the model doesn't compute the others.
   */
  get counters(): Record<string, number> {
    const { finished: quizzesFinished, perfect: quizzesPerfect, reviews } = this;
    return { quizzesFinished, quizzesPerfect, reviews, longestStreak: this.#walk().longest };
  }

  /** Computes the streak by walking through the calendar days. */
  #walk(): { count: number; points: number; lastDay: string | null; longest: number } {
    const days = [...this.#active].sort();
    let [count, points, longest] = [0, 0, 0];
    const last = days.at(-1) ?? null;
    for (let at = Date.parse(days[0] ?? ''); last !== null && at <= Date.parse(last); at += DAY) {
      if (this.#active.has(new Date(at).toISOString().slice(0, 10))) {
        count += 1;
        longest = Math.max(longest, count);
        points = Math.min(14, points + 1);
      } else if (this.#isSkipped(at)) continue;
      else if (points >= 7) points -= 7;
      else count = points = 0;
    }
    return { count, points, lastDay: last, longest };
  }

  /**
   * Returns whether the streak skips a day because the learner was travelling: the day lies between two sessions in
   * different time zones, on active days, under 36 hours apart.
   */
  #isSkipped(day: number): boolean {
    const counted = this.#sessions.filter((session) => this.#active.has(session.day));
    return counted.some((a) =>
      counted.some(
        (b) =>
          a.zone !== b.zone && Math.abs(a.at - b.at) < 36 * HOUR && Date.parse(a.day) < day && day < Date.parse(b.day),
      ),
    );
  }

  get history() {
    const seen = this.#sessions.map(({ day, zone, at }) => ({ day, zone, first: at, last: at }));
    return buildHistory([...this.#active].sort(), this.#ratings, mergeSessions(seen));
  }

  #finish({ quiz, right, at, tz }: Attempt): number {
    const earlier = this.#attempts.filter((attempt) => attempt.quiz === quiz);
    const near = earlier.filter((item) => Math.abs(item.at - at) <= DAY).length;
    this.#attempts.push({ quiz, at });
    const full = right * 8 + (right >= 2 ? 10 : 0);
    const repeat = quiz.ranked && earlier.length > 0;
    const xp = quiz.own || repeat ? 0 : quiz.ranked || near === 0 ? full : near === 1 ? Math.round(full / 4) : 0;
    this.xp += xp;
    this.#count(at, tz);
    if (!quiz.own && !repeat) {
      this.finished += 1;
      if (right === 3) this.perfect += 1;
    }
    if (quiz.own) for (const questionId of quiz.questionIds) this.#ownQuestions.add(questionId);
    for (const questionId of quiz.questionIds.slice(right)) this.cards.add(questionId);
    const due = this.#unpaid.filter(({ questionId }) => this.cards.has(questionId));
    this.#unpaid = this.#unpaid.filter((rating) => !due.includes(rating));
    for (const rating of due) this.#pay(rating);
    return xp;
  }

  #pay({ questionId, at, tz, left }: Rating): void {
    const day = learnerDay(new Date(at), tz);
    const once = `${day} ${questionId}`;
    if (!this.#paidCards.has(once)) {
      this.#paidCards.add(once);
      const ratings = (this.#ratings.get(day) ?? 0) + 1;
      this.#ratings.set(day, ratings);
      if (ratings <= 500) this.xp += 2;
      if (!this.#ownQuestions.has(questionId)) this.reviews += 1;
    }
    if ((this.#ratings.get(day) ?? 0) >= 10 || left === 0) this.#count(at, tz);
  }

  #count(at: number, tz: string): void {
    const day = this.#timelyDay(at, tz);
    if (day !== null) this.#active.add(day);
  }

  #see({ at, tz: zone }: When): void {
    const day = this.#timelyDay(at, zone);
    if (day !== null) this.#sessions.push({ day, zone, at });
  }

  #timelyDay(at: number, tz: string): string | null {
    const [day, today] = [learnerDay(new Date(at), tz), learnerDay(new Date(this.#now), tz)];
    return Date.parse(today) - Date.parse(day) <= 30 * DAY ? day : null;
  }
}
