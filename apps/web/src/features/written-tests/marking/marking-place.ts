import { addressText } from '#lib/words/address-text.ts';

/** Which answer is marked. */
export interface MarkingPlace {
  question: string | null;
  /** The sitting of the answer. */
  answer: string | null;
}

/** What an address says, as somebody wrote it. */
export type MarkingAddress = { [Name in keyof MarkingPlace]?: unknown };

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Takes of an address what can be an id, and drops the rest. */
export function markingPlaceOf({ question, answer }: MarkingAddress): MarkingPlace {
  return { question: idOf(question), answer: idOf(answer) };
}

function idOf(said: unknown): string | null {
  const text = addressText(said, 36);
  return ID.test(text) ? text.toLowerCase() : null;
}
