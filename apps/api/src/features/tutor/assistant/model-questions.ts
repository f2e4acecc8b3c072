// Parses questions from a model's answer; incomplete questions are left out.
import { CATEGORIES } from '@quorbit/contracts/quizzes/categories';
import { DIFFICULTIES, type Difficulty, LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import { questionInput, type SingleChoiceInput } from '@quorbit/contracts/quizzes/question';
import * as z from 'zod/mini';
import type { GeneratedQuestions } from '../assistant.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { type Random, shuffle } from './embedded-questions.ts';

/** The maximum number of questions read from one answer, in case a model writes far more than requested. */
const MAX_READ = 60;

const questionListSchema = z.object({ questions: z.array(z.unknown()), category: z.optional(z.unknown()) });

const modelQuestionSchema = z.object({
  question: z.string(),
  options: z.union([
    z.array(z.union([z.string(), z.number()])).check(z.length(4)),
    z.pipe(
      z.object({ A: z.string(), B: z.string(), C: z.string(), D: z.string() }),
      z.transform(({ A, B, C, D }) => [A, B, C, D]),
    ),
  ]),
  answer: z.union([z.string(), z.int()]),
  explanation: z.optional(z.unknown()),
  difficulty: z.optional(z.unknown()),
});

export function parseQuestions(value: unknown, difficulty: Difficulty | null, random: Random): GeneratedQuestions {
  const parsed = questionListSchema.safeParse(Array.isArray(value) ? { questions: value } : value);
  if (!parsed.success) return { questions: [], category: 'General' };
  const questions = parsed.data.questions
    .slice(0, MAX_READ)
    .flatMap((question) => parseQuestion(question, difficulty, random) ?? []);
  return { questions, category: CATEGORIES.find((category) => category === parsed.data.category) ?? 'General' };
}

/** Matches options such as 'all of the above', which make no sense once the options are shuffled. */
const REFERS_TO_OPTIONS =
  /\b(?:all|none|both|neither|either) of (?:the (?:above|options|other)|these|them)\b|\b(?:both|neither) [A-D] (?:and|nor) [A-D]\b/i;
const REFERS_TO_LETTER = /\b(?:option|answer|choice) \(?[A-D]\b|\([A-D]\)/;

function parseQuestion(
  value: unknown,
  requestedDifficulty: Difficulty | null,
  random: Random,
): SingleChoiceInput | null {
  const parsed = modelQuestionSchema.safeParse(value);
  if (!parsed.success) return null;
  const options = stripLetters(parsed.data.options.map((option) => cleanLine(String(option), 301)));
  const rightOption = options[findAnswerIndex(parsed.data.answer, options)];
  if (rightOption === undefined || options.some((option) => REFERS_TO_OPTIONS.test(option))) return null;
  // Options are shuffled, because models prefer certain positions for the right answer.
  const shuffledOptions = shuffle(options, random);
  const { explanation, difficulty } = parsed.data;
  const why = typeof explanation === 'string' ? cleanText(explanation, 2000) : '';
  const input = questionInput.safeParse({
    kind: 'single',
    question: cleanText(parsed.data.question, 1001),
    options: shuffledOptions,
    correctAnswer: LETTERS[shuffledOptions.indexOf(rightOption)],
    difficulty: requestedDifficulty ?? DIFFICULTIES.find((level) => level === difficulty) ?? 'medium',
    explanation: why === '' || REFERS_TO_LETTER.test(why) ? null : why,
  });
  return input.success && input.data.kind === 'single' ? input.data : null;
}

/**
 * Removes the letters before options, so that `A) Paris` becomes `Paris`, if each option begins with its own letter.
 */
function stripLetters(options: string[]): string[] {
  const stripped = options.map((option, place) => {
    const [start = '', letter] = /^\(?([A-D])[).:] *(?=\S)/i.exec(option) ?? [];
    return letter?.toUpperCase() === LETTERS[place] ? option.slice(start.length) : option;
  });
  return stripped.every((option, place) => option !== options[place]) ? stripped : options;
}

/**
 * Returns the index of the right option, given by its letter, its index from 0, or its text; -1 if nothing matches, or
 * letter and text disagree.
 */
function findAnswerIndex(answer: string | number, options: readonly string[]): number {
  if (typeof answer === 'number') return answer;
  const letter = /^\(?([A-D])\)?(?:[).:].*)?$/is.exec(answer.trim())?.[1]?.toUpperCase();
  const text = cleanLine(answer, 301).toLowerCase();
  const places = [
    (LETTERS as readonly string[]).indexOf(letter ?? ''),
    options.findIndex((option) => option.toLowerCase() === text),
  ];
  const found = new Set(places.filter((place) => place >= 0));
  const [place = -1] = found;
  return found.size === 1 ? place : -1;
}
