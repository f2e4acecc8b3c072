// Fields that challenges and tournaments share.
import * as z from 'zod/mini';
import { id, integer, readableText } from '../lib/scalars.ts';
import { themeName } from '../settings/parts/theme.ts';
import { GAME_CATEGORIES } from './categories.ts';
import { BADGE_MAX } from './limits.ts';
import { playAnswers } from './schema.ts';

export const readableField = (label: string, max: number) => readableText(label, 1, max);

export const boundedInteger = (label: string, { min, max, usual }: { min: number; max: number; usual: number }) =>
  z._default(integer(label, min, max), usual);

export const gameCategory = z.enum(GAME_CATEGORIES, 'Choose one of the categories.');

/** A field whose empty text counts as no value, because forms send empty fields as ''. */
const emptyOr = <T extends z.ZodMiniType>(field: T, error?: string) =>
  z.optional(z.nullable(z.union([z.literal(''), field], error)));

export const shortNameField = (label: string, max: number) => emptyOr(readableField(label, max));
export const badgeField = shortNameField('Badge', BADGE_MAX);
export const themeField = emptyOr(themeName, "There's no such theme.");

/**
 * A field for the quizzes of a game.
 * @param missing the message if there are none.
 * @param max the highest number of quizzes, and the message for more.
 */
export const quizIdsField = (missing: string, max: { count: number; error: string }) =>
  z.array(id, missing).check(
    z.minLength(1, missing),
    z.maxLength(max.count, max.error),
    z.refine<string[]>((ids) => new Set(ids).size === ids.length, 'Add each quiz once.'),
  );

/** Answers as a map from question index to option index, both counted from 0 in the order shown; null for no answer. */
const answersByPlace = z.record(z.string().check(z.maxLength(4)), z.nullable(z.int()));

export const submitQuizInput = z.object({
  id,
  quizId: id,
  answers: z.union([playAnswers, answersByPlace], 'Answers must be a list, or options by question.'),
});
export type SubmitQuizInput = z.infer<typeof submitQuizInput>;
