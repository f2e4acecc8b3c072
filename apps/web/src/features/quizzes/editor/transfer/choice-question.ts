import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import type { EditedQuestion } from '../edited-quiz.ts';

export interface Choice {
  text: string;
  right: boolean;
}

type ChoiceFields = Pick<EditedQuestion, 'kind'> &
  Partial<Pick<EditedQuestion, 'options' | 'correctAnswer' | 'choices' | 'chosen' | 'truth'>>;

/** The exact number of options of a single-choice question. */
const OPTIONS = LETTERS.length;

/**
 * Returns the fields of a question with these choices, and a note if its kind had to change. Four choices with at most
 * one right make single choice, 'True' and 'False' make true or false, and all others make multiple choice.
 * @param several whether the file says that several choices may be right.
 */
export function toChoiceQuestion(
  choices: readonly Choice[],
  several = false,
): { fields: ChoiceFields; note: string | null } {
  const rightCount = choices.filter(({ right }) => right).length;
  if (!several && rightCount <= 1) {
    const truth = truthOf(choices);
    if (truth) return { fields: { kind: 'true_false', truth: truth.value }, note: null };
    if (choices.length === OPTIONS) return { fields: singleOf(choices), note: null };
  }
  const fields = {
    kind: 'multiple' as const,
    choices: choices.map(({ text }) => text),
    chosen: choices.flatMap(({ right }, place) => (right ? [place] : [])),
  };
  const changed = !several && rightCount <= 1;
  return {
    fields,
    note: changed ? `Single choice needs four options. With ${choices.length}, it becomes multiple choice.` : null,
  };
}

function singleOf(choices: readonly Choice[]): ChoiceFields {
  const right = choices.findIndex((choice) => choice.right);
  return { kind: 'single', options: choices.map(({ text }) => text), correctAnswer: LETTERS[right] ?? '' };
}

/**
 * Returns the truth value of choices that are 'True' and 'False' (null if neither is right); undefined for other
 * choices.
 */
function truthOf(choices: readonly Choice[]): { value: boolean | null } | undefined {
  const [first, second] = choices.map(({ text }) => text.trim().toLowerCase());
  const isTrueFalse = (first === 'true' && second === 'false') || (first === 'false' && second === 'true');
  if (choices.length !== 2 || !isTrueFalse) return undefined;
  const right = choices.find((choice) => choice.right);
  return { value: right ? right.text.trim().toLowerCase() === 'true' : null };
}
