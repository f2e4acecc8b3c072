import { parseNumber } from '@quorbit/contracts/quizzes/kinds/number';
import { type LaidOut, type LayoutOptions, layOutQuestions } from '@quorbit/contracts/quizzes/layout';
import type { AnyQuestion } from '@quorbit/contracts/quizzes/question';
import type { EditedQuestion, EditedQuiz, EditedSettings } from './edited-quiz.ts';
import { nameOf } from './questions/format-question.ts';

/**
 * Lays out the questions that an attempt with this seed would ask, including unfinished ones.
 * @returns each question as a learner sees it, without its key.
 */
export function layOutPreview({ settings, questions }: EditedQuiz, seed: string): LaidOut<AnyQuestion>[] {
  return layOutQuestions(questions.map(toAnyQuestion), toLayoutOptions(settings), seed);
}

/**
 * Returns the randomized parts of the settings. A draw that isn't a positive whole number yet counts as no draw, i.e.
 * all questions.
 */
export function toLayoutOptions({ shuffleQuestions, shuffleOptions, draw }: EditedSettings): LayoutOptions {
  const count = parseNumber(draw) ?? 0;
  return { shuffleQuestions, shuffleOptions, draw: Number.isInteger(count) && count > 0 ? count : null };
}

function toAnyQuestion(edited: EditedQuestion): AnyQuestion {
  const { id, kind, options, choices, unit, image } = edited;
  return {
    id,
    kind,
    question: nameOf(edited),
    difficulty: 'medium',
    marks: 1,
    image,
    options: kind === 'single' ? [...options] : [],
    ...(kind === 'multiple' ? { choices: [...choices] } : {}),
    ...(kind === 'number' ? { unit } : {}),
  };
}
