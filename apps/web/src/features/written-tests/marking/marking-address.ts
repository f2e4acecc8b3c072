import { parseSearchText } from '#lib/words/parse-search-text.ts';

/** Which answer is marked. */
export interface MarkingParams {
  question: string | null;
  /** The sitting of the answer. */
  answer: string | null;
}

/** The unchecked search parameters of an address. */
export type MarkingAddress = { [Name in keyof MarkingParams]?: unknown };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Takes of an address what can be an id, and drops the rest. */
export function parseMarkingAddress({ question, answer }: MarkingAddress): MarkingParams {
  return { question: parseId(question), answer: parseId(answer) };
}

function parseId(value: unknown): string | null {
  const text = parseSearchText(value, 36);
  return UUID.test(text) ? text.toLowerCase() : null;
}
