import { computeReviewXp } from '@quorbit/contracts/xp/review-xp';

/** One payment, for the effect of that id. */
export interface Payment {
  id: string;
  xp: number;
}

interface Rating {
  opId: string;
  questionId: string;
  /** The learner's day. */
  day: string;
}

/** What the fold of XP knows of a learner, at one place in the order of arrival. */
export class XpFold {
  readonly #cards = new Set<string>();
  /** Ratings of questions that have no card yet. */
  #early: Rating[] = [];
  /** By day: the cards that were paid. */
  readonly #paid = new Map<string, Set<string>>();
  /** By op: ratings that were paid, and how much. */
  readonly #amounts = new Map<string, Rating & { xp: number }>();

  readonly #attempted = new Set<string>();

  /** @param day the learner's, of an attempt */
  addAttempt(day: string): void {
    this.#attempted.add(day);
  }

  hasAttempt(day: string): boolean {
    return this.#attempted.has(day);
  }

  /** An attempt makes cards of questions. Pays the ratings that came before their card. */
  makeCards(questionIds: readonly string[]): Payment[] {
    for (const questionId of questionIds) this.#cards.add(questionId);
    const due = this.#early.filter(({ questionId }) => this.#cards.has(questionId));
    this.#early = this.#early.filter((rating) => !due.includes(rating));
    return due.flatMap((rating) => this.#pay(rating));
  }

  /** A rating pays now if there is a card, otherwise with the attempt that makes one. */
  rate(rating: Rating): Payment[] {
    if (this.#cards.has(rating.questionId)) return this.#pay(rating);
    this.#early.push(rating);
    return [];
  }

  /** What a rating paid is taken back, and its card may be paid again on that day. */
  undo(opId: string): Payment[] {
    this.#early = this.#early.filter((rating) => rating.opId !== opId);
    const rating = this.#amounts.get(opId);
    if (!rating) return [];
    this.#paid.get(rating.day)?.delete(rating.questionId);
    return [{ id: `undone ${opId}`, xp: -rating.xp || 0 }];
  }

  /** A card pays once a day. */
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
