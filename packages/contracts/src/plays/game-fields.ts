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

/** An empty text is none: forms send that. */
const emptyOr = <T extends z.ZodMiniType>(field: T, error?: string) =>
  z.optional(z.nullable(z.union([z.literal(''), field], error)));

export const shortNameField = (label: string, max: number) => emptyOr(readableField(label, max));
export const badgeField = shortNameField('Badge', BADGE_MAX);
export const themeField = emptyOr(themeName, "There's no such theme.");

/** @param max with its message, how many there may be */
export const quizIdsField = (missing: string, max: { count: number; error: string }) =>
  z.array(id, missing).check(
    z.minLength(1, missing),
    z.maxLength(max.count, max.error),
    z.refine<string[]>((ids) => new Set(ids).size === ids.length, 'Add each quiz once.'),
  );

/** Places of options by places of questions, both as they were shown and counted from 0. */
const answersByPlace = z.record(z.string().check(z.maxLength(4)), z.nullable(z.int()));

export const submitQuizInput = z.object({
  id,
  quizId: id,
  answers: z.union([playAnswers, answersByPlace], 'Answers must be a list, or options by question.'),
});
export type SubmitQuizInput = z.infer<typeof submitQuizInput>;
