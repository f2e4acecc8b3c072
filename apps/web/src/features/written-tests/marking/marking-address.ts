import { parseSearchText } from '#lib/words/parse-search-text.ts';

/** The question and answer that are open for marking. */
export interface MarkingParams {
  question: string | null;
  /** The id of the answer's sitting. */
  answer: string | null;
}

/** The unchecked search parameters of the marking page's address. */
export type MarkingAddress = { [Name in keyof MarkingParams]?: unknown };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the valid ids of an address; invalid ones become null. */
export function parseMarkingAddress({ question, answer }: MarkingAddress): MarkingParams {
  return { question: parseId(question), answer: parseId(answer) };
}

function parseId(value: unknown): string | null {
  const text = parseSearchText(value, 36);
  return UUID.test(text) ? text.toLowerCase() : null;
}
