import * as z from 'zod/mini';
import { text } from '../../lib/scalars.ts';

const MAX_ACCEPTED = 20;
/** Characters. */
export const MAX_TEXT_ANSWER = 200;

/** Control characters but those that end words. */
const INVISIBLE = /(?![\t\n\r])\p{Cc}/gu;

/**
 * What is kept of what somebody typed or pasted: nothing that a database can't store, and no more than an answer holds. An
 * answer is never refused for its characters, or the attempt would be lost with it.
 */
export function toStorableAnswer(typed: string): string {
  const clean = typed.replace(INVISIBLE, '').replace(/\p{Surrogate}/gu, '');
  if (clean.length <= MAX_TEXT_ANSWER) return clean;
  return Array.from(clean).slice(0, MAX_TEXT_ANSWER).join('');
}

/**
 * What is compared of a text: NFKC, without blanks around it, single spaces, lower case of no particular language. So the
 * browser and the server agree, whatever language each is set to.
 */
export function toComparableText(typed: string): string {
  return toStorableAnswer(typed.trim()).normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** A word or a few, compared with the forms that the author accepts. */
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
