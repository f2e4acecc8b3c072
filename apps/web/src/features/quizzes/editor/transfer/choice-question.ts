import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import type { EditedQuestion } from '../edited-quiz.ts';

export interface Choice {
  text: string;
  right: boolean;
}

type ChoiceFields = Pick<EditedQuestion, 'kind'> &
  Partial<Pick<EditedQuestion, 'options' | 'correctAnswer' | 'choices' | 'chosen' | 'truth'>>;

/** Single choice has exactly this many options. */
const OPTIONS = LETTERS.length;

/**
 * The kind of question that these choices make: single choice if there are four and at most one is right, true or
 * false if they are called so, else multiple choice.
 * @param several whether the file says that several may be right
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

/** Of choices that are 'True' and 'False'; undefined for all others. */
function truthOf(choices: readonly Choice[]): { value: boolean | null } | undefined {
  const [first, second] = choices.map(({ text }) => text.trim().toLowerCase());
  const isTrueFalse = (first === 'true' && second === 'false') || (first === 'false' && second === 'true');
  if (choices.length !== 2 || !isTrueFalse) return undefined;
  const right = choices.find((choice) => choice.right);
  return { value: right ? right.text.trim().toLowerCase() === 'true' : null };
}
