// A draft as it is stored: unfinished content in full, but only the ids of unchanged questions.
import { isDeepStrictEqual } from 'node:util';
import {
  type DraftContent,
  isUnchanged,
  MAX_DRAFT_BYTES,
  type UnchangedQuestion,
} from '@quorbit/contracts/quizzes/drafts';
import { AppError, invalidField } from '../../../lib/app-error.ts';

/** The maximum nesting depth of an editor's content; deeper content can't be a quiz. */
const MAX_DEPTH = 12;

type Question = DraftContent['questions'][number];

/**
 * Returns the content as it is stored: without characters that no database stores, and with only the ids of questions
 * that are the same in `base`, so that each save adds the changes and not the whole quiz.
 * @param base the questions of the version that the editor began from.
 * @throws AppError INVALID for nonsense and for bare ids that `base` doesn't have, TOO_LARGE for more than a draft may
 * take.
 */
export function toStoredDraft({ settings, questions }: DraftContent, base: readonly Question[]): DraftContent {
  // Checked first, because serializing the content as JSON needs a stack as deep as its nesting.
  if (isDeeperThan({ settings, questions }, MAX_DEPTH)) throw new AppError('INVALID', "This isn't a valid quiz.");
  requireKnownIds(questions, base);
  const published = new Map(base.map((question) => [question.id, asJson(question)]));
  const text = JSON.stringify(
    {
      settings,
      questions: questions.map((question) =>
        isDeepStrictEqual(published.get(question.id), question) ? { id: question.id } : question,
      ),
    },
    (_key, value) => (typeof value === 'string' ? cleanText(value) : value),
  );
  if (Buffer.byteLength(text) > MAX_DRAFT_BYTES)
    throw new AppError(
      'TOO_LARGE',
      `Unpublished changes take at most ${MAX_DRAFT_BYTES / 1000} KB. Publish them, make pictures smaller, or move questions to another quiz.`,
    );
  return JSON.parse(text, cleanKeys);
}

/**
 * Replaces questions that were sent as bare ids with those in `base`.
 * @returns null for an id that `base` doesn't have.
 */
export function resolveQuestions<Sent extends { id: string }, Base extends { id: string }>(
  questions: readonly (Sent | UnchangedQuestion)[],
  base: readonly Base[],
): (Sent | Base | null)[] {
  const published = new Map(base.map((question) => [question.id, question]));
  return questions.map((question) => (isUnchanged(question) ? (published.get(question.id) ?? null) : question));
}

/**
 * Refuses questions that were sent as bare ids and that `base` doesn't have.
 * @throws AppError INVALID for the first of them.
 */
export function requireKnownIds(questions: readonly { id: string }[], base: readonly { id: string }[]): void {
  const at = resolveQuestions(questions, base).indexOf(null);
  if (at !== -1)
    throw invalidField(
      `content.questions.${at}.id`,
      `Question ${questions[at]?.id} isn't in the version that you began from. Send it whole.`,
    );
}

/** Returns the content as the editor left it, with unchanged questions filled in from `base`. */
export function resolveDraft({ settings, questions }: DraftContent, base: readonly Question[]): DraftContent {
  const resolved = resolveQuestions(questions, base);
  return { settings, questions: questions.map((question, index) => resolved[index] ?? question) };
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function cleanText(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/**
 * Returns the value with the names of its fields cleaned, because they're stored as text like the rest of the draft.
 */
function cleanKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const names = Object.keys(value);
  if (names.every((name) => cleanText(name) === name)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [cleanText(name), inner]));
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((item) => isDeeperThan(item, depth - 1));
}
