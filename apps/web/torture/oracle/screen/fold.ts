import type { AttemptSubmitArgs } from '@quorbit/contracts/sync/ops/attempt-submit';
import { attemptSubmit } from '#features/attempts/attempts.mirror.ts';
import { reviewRate } from '#features/reviews/reviews.mirror.ts';
import type { Facts } from '../../../../api/src/testing/torture/facts.ts';
import { isRanked, isRight, isWrong } from '../../ops/attempt-submit.ts';
import { collect } from '../../ops/daily-challenge-collect.ts';
import type { Seen } from '../../world/journal.ts';
import {
  attemptPays,
  DAY_PAYS,
  dayOf,
  type FoldedCard,
  isNear,
  isTimely,
  ratingCounts,
  ratingPays,
  type Session,
} from './rules.ts';

/** What a learner's work comes to. */
export interface Folded {
  xp: number;
  /** Days that count for the streak. */
  active: ReadonlySet<number>;
  /** All work that came soon enough for the streak. */
  sessions: readonly Session[];
  cards: readonly FoldedCard[];
  /** How many cards were rated and paid on each day. */
  rated: ReadonlyMap<number, number>;
  /** By question: how hard the scheduler takes it to be, which is its own. */
  difficulties: ReadonlyMap<string, number>;
  /** Ids of the accepted attempts. */
  attempts: ReadonlySet<string>;
}

/** One accepted piece of work: what was done, from the journal; when and in which place, from the server, which decides it. */
interface Accepted {
  at: number;
  no: number;
  arrived: number;
  /** The zone in which it was done, which decides the learner's day. */
  zone: string;
}

interface Attempted extends Accepted {
  attempt: string;
  quizId: string;
  ranked: boolean;
  status: Facts['attempts'][number]['status'];
  answers: AttemptSubmitArgs['answers'];
}

interface Rated extends Accepted {
  rating: string;
  questionId: string;
  left: number | undefined;
}

interface Undone extends Accepted {
  undoes: string;
}

interface Entry {
  id: string;
  at: number;
  day: number;
  isRating: boolean;
}

/**
 * Folds what the server accepted, by rules of our own (`rules.ts`).
 * @param receipts all that there ever were, oldest first
 */
export function fold(seen: readonly Seen[], facts: Facts, receipts: Facts['receipts']): Folded {
  const state = new Fold();
  for (const one of accepted(seen, facts, receipts)) state.take(one);
  const attempts = new Set(facts.attempts.map(({ id }) => id));
  const suspended = new Set(facts.suspensions.filter((one) => one.suspended).map(({ questionId }) => questionId));
  return {
    xp: state.xp + DAY_PAYS * collectedDays(seen, facts).size,
    active: state.active,
    sessions: state.sessions,
    cards: state.cards(new Map(dues(facts)), suspended),
    rated: state.rated(),
    difficulties: new Map(facts.cards.map(({ questionId, difficulty }) => [questionId, difficulty])),
    attempts,
  };
}

/** The days that were collected; which of several ops for a day the server took is its own. */
function collectedDays(seen: readonly Seen[], { ledger }: Facts): ReadonlySet<string> {
  const paid = new Set(ledger.map(({ sourceId }) => sourceId));
  const told = seen.flatMap(({ op }) => (op.type === collect.type ? [collect.effectId(op)] : []));
  return new Set(told.filter((source) => paid.has(source)));
}

const dues = ({ cards }: Facts) => cards.map(({ questionId, due }) => [questionId, due] as const);

function accepted(seen: readonly Seen[], facts: Facts, receipts: Facts['receipts']): (Attempted | Rated | Undone)[] {
  const ratings = new Map(facts.ratings.map((one) => [one.opId, one]));
  const counted = countedOps(seen, receipts);
  const found: (Attempted | Rated | Undone)[] = [];
  for (const { id: attempt, finishedAt: at, acceptedNo: no, receivedAt: arrived, status } of facts.attempts) {
    const one = counted.get(attempt);
    if (!one) continue;
    const { quizId, answers } = attemptSubmit.argsOf(one.op);
    const ranked = isRanked(one.intent);
    found.push({ at, no, arrived, zone: one.op.tz, attempt, quizId, ranked, status, answers });
  }
  for (const { op } of seen) {
    const rated = op.type === reviewRate.type && ratings.get(op.opId);
    if (!rated) continue;
    const { questionId, left } = reviewRate.argsOf(op);
    const { at, acceptedNo: no, receivedAt: arrived } = rated;
    found.push({ at, no, arrived, zone: op.tz, rating: op.opId, questionId, left });
  }
  for (const { undoes, at, acceptedNo: no, receivedAt: arrived } of facts.undos)
    found.push({ at, no, arrived, zone: '', undoes });
  return found.sort((a, b) => a.no - b.no);
}

/**
 * By attempt: the op that counts. A draft that two disks had may be handed in by both, and tried again by hand: of what
 * was applied the first is the attempt; the others changed nothing or, with other answers, were refused.
 */
function countedOps(seen: readonly Seen[], receipts: Facts['receipts']): Map<string, Seen> {
  const last = new Map(receipts.map((receipt) => [receipt.opId, receipt.status]));
  const places = new Map([...last.keys()].map((opId, place) => [opId, place]));
  const placeOf = ({ op }: Seen) => places.get(op.opId) ?? Number.POSITIVE_INFINITY;
  const applied = seen.filter(({ op }) => op.type === attemptSubmit.type && last.get(op.opId) === 'applied');
  const lastFirst = applied.sort((a, b) => placeOf(b) - placeOf(a));
  return new Map(lastFirst.map((one) => [attemptSubmit.argsOf(one.op).attemptId, one]));
}

class Fold {
  xp = 0;
  readonly active = new Set<number>();
  readonly sessions: Session[] = [];
  readonly #finished: { quizId: string; at: number }[] = [];
  /** By question: what happened to it. */
  readonly #logs = new Map<string, Entry[]>();
  /** By question: its quiz. */
  readonly #carded = new Map<string, string>();
  /** Ratings of what has no card yet. */
  #early: Rated[] = [];
  /** By day: the questions whose cards were paid. */
  readonly #paid = new Map<number, Set<string>>();
  /** By rating: what it was paid. */
  readonly #payments = new Map<string, { day: number; questionId: string; xp: number }>();

  take(one: Attempted | Rated | Undone): void {
    if ('undoes' in one) this.#undo(one.undoes);
    else if ('rating' in one) this.#rate(one);
    else this.#attempt(one);
  }

  #attempt({ attempt, quizId, ranked, status, answers, at, zone, arrived }: Attempted): void {
    const before = this.#finished.filter((other) => other.quizId === quizId);
    const near = before.filter((other) => isNear(other.at, at)).length;
    this.#finished.push({ quizId, at });
    const right = answers.filter(isRight).length;
    const today = dayOf(arrived, zone);
    this.#count(dayOf(at, zone), today);
    this.#see(at, zone, arrived);
    // A seal keeps cards waiting, and of further attempts everything.
    if (status !== 'submitted')
      this.xp += attemptPays({ asked: answers.length, right, ranked, before: before.length, near });
    if (status !== 'graded') return;
    for (const { questionId } of answers.filter(isWrong)) {
      this.#log(questionId, { id: attempt, at, day: dayOf(at, zone), isRating: false });
      this.#carded.set(questionId, quizId);
    }
    const due = this.#early.filter(({ questionId }) => this.#carded.has(questionId));
    this.#early = this.#early.filter((rating) => !due.includes(rating));
    for (const rating of due) this.#pay(rating, today);
  }

  #rate(one: Rated): void {
    const { at, zone, arrived } = one;
    this.#log(one.questionId, { id: one.rating, at, day: dayOf(at, zone), isRating: true });
    this.#see(at, zone, arrived);
    if (this.#carded.has(one.questionId)) this.#pay(one, dayOf(one.arrived, one.zone));
    else this.#early.push(one);
  }

  /** The card is as if it had not been rated, and what that paid is taken back; the day stays. */
  #undo(rating: string): void {
    for (const [questionId, log] of this.#logs)
      this.#logs.set(
        questionId,
        log.filter(({ id, isRating }) => !isRating || id !== rating),
      );
    this.#early = this.#early.filter((one) => one.rating !== rating);
    const paid = this.#payments.get(rating);
    if (!paid) return;
    this.xp -= paid.xp;
    this.#paid.get(paid.day)?.delete(paid.questionId);
  }

  /** A card pays once a day. Rated again it is none of the ten that make a day. @param today when it is paid */
  #pay({ at, zone, rating, questionId, left }: Rated, today: number): void {
    const day = dayOf(at, zone);
    const paid = this.#paid.get(day) ?? new Set();
    this.#paid.set(day, paid);
    if (!paid.has(questionId)) {
      const xp = ratingPays(paid.size);
      this.xp += xp;
      this.#payments.set(rating, { day, questionId, xp });
      paid.add(questionId);
    }
    if (ratingCounts(paid.size, left)) this.#count(day, today);
  }

  #see(at: number, zone: string, arrived: number): void {
    const day = dayOf(at, zone);
    if (isTimely(day, dayOf(arrived, zone))) this.sessions.push({ day, zone, at });
  }

  #count(day: number, today: number): void {
    if (isTimely(day, today)) this.active.add(day);
  }

  #log(questionId: string, entry: Entry): void {
    this.#logs.set(questionId, [...(this.#logs.get(questionId) ?? []), entry]);
  }

  /** @param dues when repeated cards are due: how long a card waits is the scheduler's own */
  cards(dues: ReadonlyMap<string, number>, suspended: ReadonlySet<string>): FoldedCard[] {
    return [...this.#carded].map(([questionId, quizId]) => {
      const log = [...(this.#logs.get(questionId) ?? [])].sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
      const [first] = log;
      const last = log.at(-1);
      if (!first || !last) throw new Error('A card has no log.');
      // The wrong answer that makes a card is no repetition of it.
      const reps = first.isRating ? log.length : log.length - 1;
      const due = last.isRating ? (dues.get(questionId) ?? Number.NaN) : last.at;
      // The one that follows the wrong answer introduces it, if that is a rating.
      const introducing = first.isRating ? first : log[1];
      return {
        questionId,
        quizId,
        due,
        reps,
        lastReview: reps === 0 ? null : last.at,
        isNew: reps === 0,
        introducedOn: introducing?.isRating ? introducing.day : null,
        reviewedOn: reps === 0 ? null : last.day,
        suspended: suspended.has(questionId),
      };
    });
  }

  rated(): ReadonlyMap<number, number> {
    return new Map([...this.#paid].map(([day, cards]) => [day, cards.size]));
  }
}
