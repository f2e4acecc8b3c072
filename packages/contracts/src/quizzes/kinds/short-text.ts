import * as z from 'zod/mini';
import { text } from '../../lib/scalars.ts';

const MAX_ACCEPTED = 20;
/** The maximum length of a written answer, in characters. */
export const MAX_TEXT_ANSWER = 200;

/** Matches control characters except tabs and line ends, which separate words. */
const INVISIBLE = /(?![\t\n\r])\p{Cc}/gu;

/**
 * Returns the part of typed or pasted text that is stored: without characters that databases can't store, and cut to
 * the maximum length. An answer is never refused for its characters, because the whole attempt would be lost with it.
 */
export function toStorableAnswer(typed: string): string {
  const clean = typed.replace(INVISIBLE, '').replace(/\p{Surrogate}/gu, '');
  if (clean.length <= MAX_TEXT_ANSWER) return clean;
  return Array.from(clean).slice(0, MAX_TEXT_ANSWER).join('');
}

/**
 * Normalizes a text for comparison: NFKC, without surrounding blanks, single spaces, and lower case that doesn't depend
 * on a language. So the browser and the server agree, whatever their language settings.
 */
export function toComparableText(typed: string): string {
  return toStorableAnswer(typed.trim()).normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** A question answered with one or a few words, which are compared with the forms that the author accepts. */
export const shortText = {
  kind: 'text',
  key: z.object({
    kind: z.literal('text'),
    accepted: z
      .array(text('Accepted answer', 1, MAX_TEXT_ANSWER))
      .check(
        z.minLength(1, 'Give at least one accepted answer.'),
        z.maxLength(MAX_ACCEPTED, `Give at most ${MAX_ACCEPTED} accepted answers.`),
      ),
  }),
  response: z.object({
    kind: z.literal('text'),
    text: z.string('Answer must be text.').check(z.overwrite((typed) => toStorableAnswer(typed.trim()).trim())),
  }),
  formatResponse: ({ text }: { text: string }) => text,
  formatKey: ({ accepted }: { accepted: readonly string[] }) => accepted.join(' or '),
  guessing: () => 0,
  isRight: (key: { accepted: readonly string[] }, response: { text: string }) => {
    const comparable = toComparableText(response.text);
    return comparable !== '' && key.accepted.some((form) => toComparableText(form) === comparable);
  },
} as const;
