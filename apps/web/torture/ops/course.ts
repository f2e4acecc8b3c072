/** One payment, for the effect of that id. */
export interface Paid {
  id: string;
  xp: number;
}

/** A rating of a question that has no card yet. */
interface EarlyRating {
  questionId: string;
  pay: () => Paid[];
}

/** What the fold of XP knows of a learner, at one place in the order of arrival. */
export class Course {
  readonly #cards = new Set<string>();
  #early: EarlyRating[] = [];

  /** An attempt makes cards of questions. Pays the ratings that came before their card. */
  makeCards(questionIds: readonly string[]): Paid[] {
    for (const questionId of questionIds) this.#cards.add(questionId);
    const due = this.#early.filter(({ questionId }) => this.#cards.has(questionId));
    this.#early = this.#early.filter((rating) => !due.includes(rating));
    return due.flatMap(({ pay }) => pay());
  }

  /** A rating pays now if there is a card, otherwise with the attempt that makes one. */
  rate(questionId: string, pay: () => Paid[]): Paid[] {
    if (this.#cards.has(questionId)) return pay();
    this.#early.push({ questionId, pay });
    return [];
  }
}
