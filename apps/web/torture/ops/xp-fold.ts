import { computeReviewXp } from '@quorbit/contracts/xp/review-xp';

/** A payment of XP; `id` is the id of the effect that earned it. */
export interface Payment {
  id: string;
  xp: number;
}

interface Rating {
  opId: string;
  questionId: string;
  /** The learner's day of the rating, as a date. */
  day: string;
}

/** The expected XP of one learner, computed op by op in the order of arrival. */
export class XpFold {
  readonly #cards = new Set<string>();
  /** Ratings of questions that have no card yet; they earn XP once the card exists. */
  #early: Rating[] = [];
  /** By learner's day: the ids of the questions whose cards earned XP that day. */
  readonly #paid = new Map<string, Set<string>>();
  /** By op id: the ratings that earned XP, with the amount. */
  readonly #amounts = new Map<string, Rating & { xp: number }>();

  readonly #attempted = new Set<string>();

  /**
   * Records that the learner made an attempt on this day.
   * @param day the learner's day of the attempt.
   */
  addAttempt(day: string): void {
    this.#attempted.add(day);
  }

  hasAttempt(day: string): boolean {
    return this.#attempted.has(day);
  }

  /**
   * Records that an attempt made cards of these questions, and returns the payments for ratings that arrived before
   * their card.
   */
  makeCards(questionIds: readonly string[]): Payment[] {
    for (const questionId of questionIds) this.#cards.add(questionId);
    const due = this.#early.filter(({ questionId }) => this.#cards.has(questionId));
    this.#early = this.#early.filter((rating) => !due.includes(rating));
    return due.flatMap((rating) => this.#pay(rating));
  }

  /** Returns the payment for a rating if its card exists; otherwise the attempt that makes the card pays it. */
  rate(rating: Rating): Payment[] {
    if (this.#cards.has(rating.questionId)) return this.#pay(rating);
    this.#early.push(rating);
    return [];
  }

  /** Takes back the XP of an undone rating, so that its card may earn XP again on that day. */
  undo(opId: string): Payment[] {
    this.#early = this.#early.filter((rating) => rating.opId !== opId);
    const rating = this.#amounts.get(opId);
    if (!rating) return [];
    this.#paid.get(rating.day)?.delete(rating.questionId);
    return [{ id: `undone ${opId}`, xp: -rating.xp || 0 }];
  }

  /** Returns the payment for a rating; each card earns XP at most once a day. */
  #pay(rating: Rating): Payment[] {
    const { opId, questionId, day } = rating;
    const cards = this.#paid.get(day) ?? new Set();
    this.#paid.set(day, cards);
    if (cards.has(questionId)) return [];
    const xp = computeReviewXp(cards.size);
    cards.add(questionId);
    this.#amounts.set(opId, { ...rating, xp });
    return [{ id: opId, xp }];
  }
}
