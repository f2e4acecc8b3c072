// A draft as it is stored: whatever an editor left unfinished, but of what it didn't change only the ids.
import { isDeepStrictEqual } from 'node:util';
import {
  type DraftContent,
  isUnchanged,
  MAX_DRAFT_BYTES,
  type UnchangedQuestion,
} from '@quorbit/contracts/quizzes/drafts';
import { AppError, invalidField } from '../../../lib/app-error.ts';

/** How deep an editor's content goes at most; more is no content of a quiz. */
const MAX_DEPTH = 12;

type Question = DraftContent['questions'][number];

/**
 * The content as it is stored: without what no database stores in texts, and with the ids alone of questions that are as
 * in `base`, so that each save adds what changed and not the whole quiz.
 * @param base the questions of the version that the editor began from
 * @throws AppError INVALID for nonsense and for ids alone that `base` doesn't have, TOO_LARGE for more than a draft may take
 */
export function toStoredDraft({ settings, questions }: DraftContent, base: readonly Question[]): DraftContent {
  // Looked at first, since writing it as JSON would take a stack as deep as it is.
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
 * What was sent by its id alone, as it is in `base`.
 * @returns null for what `base` doesn't have
 */
export function resolveQuestions<Sent extends { id: string }, Base extends { id: string }>(
  questions: readonly (Sent | UnchangedQuestion)[],
  base: readonly Base[],
): (Sent | Base | null)[] {
  const published = new Map(base.map((question) => [question.id, question]));
  return questions.map((question) => (isUnchanged(question) ? (published.get(question.id) ?? null) : question));
}

/** @throws AppError INVALID for the first id alone that `base` doesn't have */
export function requireKnownIds(questions: readonly { id: string }[], base: readonly { id: string }[]): void {
  const at = resolveQuestions(questions, base).indexOf(null);
  if (at !== -1)
    throw invalidField(
      `content.questions.${at}.id`,
      `Question ${questions[at]?.id} isn't in the version that you began from. Send it whole.`,
    );
}

/** The content as the editor left it. */
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

/** Names of fields are texts too. */
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
