import { numberIn } from '@quorbit/contracts/quizzes/kinds/number';
import { type Chance, type LaidOut, layOut } from '@quorbit/contracts/quizzes/layout';
import type { AnyQuestion } from '@quorbit/contracts/quizzes/question';
import type { Edited, EditedQuiz, EditedSettings } from './edited-quiz.ts';
import { nameOf } from './questions/question-words.ts';

/**
 * The questions that an attempt with this seed would ask, unfinished ones included.
 * @returns each as a learner sees it, without its key
 */
export function previewQuiz({ settings, questions }: EditedQuiz, seed: string): LaidOut<AnyQuestion>[] {
  return layOut(questions.map(askedOf), chanceOf(settings), seed);
}

/** What the settings leave to chance. A draw that isn't a number of questions yet draws nothing. */
export function chanceOf({ shuffleQuestions, shuffleOptions, draw }: EditedSettings): Chance {
  const count = numberIn(draw) ?? 0;
  return { shuffleQuestions, shuffleOptions, draw: Number.isInteger(count) && count > 0 ? count : null };
}

function askedOf(edited: Edited): AnyQuestion {
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
