// Writes files with the questions of a quiz, for other programs and other quizzes. Pictures aren't included.
import { toCsv } from '@quorbit/contracts/lib/csv';
import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import { type EditedQuestion, splitAcceptedAnswers } from '../edited-quiz.ts';

const OPTION_LETTERS = [...'ABCDEFGH'];
const HEADER = [
  ...['kind', 'question'],
  ...OPTION_LETTERS.map((letter) => `option ${letter}`),
  ...['correct', 'tolerance', 'unit', 'difficulty', 'marks', 'explanation'],
];

/** Formats questions as CSV, one per row, with everything but the pictures. `parseSheet` reads it back. */
export function formatQuestionsCsv(questions: readonly EditedQuestion[]): string {
  return toCsv(HEADER, questions.map(rowOf));
}

function rowOf(question: EditedQuestion): string[] {
  const { kind, difficulty, marks, explanation } = question;
  const options = optionsOf(question);
  const isNumber = kind === 'number';
  return [
    ...[KIND_CELLS[kind], question.question],
    ...OPTION_LETTERS.map((_, place) => options[place] ?? ''),
    ...[correctOf(question), isNumber ? question.tolerance : '', isNumber ? question.unit : ''],
    ...[difficulty, marks, explanation],
  ];
}

const KIND_CELLS: Record<EditedQuestion['kind'], string> = {
  single: 'single',
  true_false: 'true or false',
  multiple: 'multiple',
  text: 'text',
  number: 'number',
};

function optionsOf({ kind, options, choices }: EditedQuestion): readonly string[] {
  if (kind === 'single') return options;
  return kind === 'multiple' ? choices : [];
}

function correctOf({ kind, ...question }: EditedQuestion): string {
  switch (kind) {
    case 'single':
      return question.correctAnswer;
    case 'multiple':
      return question.chosen.map((place) => OPTION_LETTERS[place]).join(', ');
    case 'true_false':
      return question.truth === null ? '' : String(question.truth);
    case 'text':
      return splitAcceptedAnswers(question.accepted).join(' | ');
    case 'number':
      return question.value;
  }
}

/**
 * Formats questions in Moodle's GIFT format (https://docs.moodle.org/en/GIFT_format), which can't express difficulty or
 * marks.
 */
export function formatQuestionsGift(questions: readonly EditedQuestion[]): string {
  return questions.map((question) => `${formatGiftQuestion(question)} {${formatGiftAnswer(question)}}\n`).join('\n');
}

function formatGiftQuestion({ kind, question, unit }: EditedQuestion): string {
  return escapeGift(kind === 'number' && unit !== '' && !question.includes(unit) ? `${question} (${unit})` : question);
}

function formatGiftAnswer(question: EditedQuestion): string {
  const explanation = question.explanation.trim();
  return `${formatGiftMarks(question)}${explanation === '' ? '' : `####${escapeGift(explanation)}`}`;
}

function formatGiftMarks({ kind, ...question }: EditedQuestion): string {
  switch (kind) {
    case 'single':
      return formatGiftChoices(
        question.options.map((text, place) => [LETTERS[place] === question.correctAnswer ? '=' : '~', text]),
      );
    case 'multiple': {
      const { choices, chosen } = question;
      const share = formatPercent(100 / Math.max(1, chosen.length));
      return formatGiftChoices(
        choices.map((text, place) => [chosen.includes(place) ? `~%${share}%` : '~%-100%', text]),
      );
    }
    case 'true_false':
      // GIFT has no true-or-false question without an answer, so it's written with two wrong options.
      return question.truth === null
        ? formatGiftChoices([
            ['~', 'True'],
            ['~', 'False'],
          ])
        : String(question.truth).toUpperCase();
    case 'text':
      return formatGiftChoices(splitAcceptedAnswers(question.accepted).map((form) => ['=', form]));
    case 'number':
      return `#${question.value.replace(',', '.')}:${question.tolerance.replace(',', '.') || '0'}`;
  }
}

const formatGiftChoices = (choices: readonly (readonly [string, string])[]) =>
  `${choices.map(([mark, text]) => `\n\t${mark}${escapeGift(text)}`).join('')}\n`;

/** Formats a percentage with at most five decimals, as Moodle defines its fractions, e.g. 33.33333. */
const formatPercent = (share: number) => String(Number(share.toFixed(5)));

/**
 * Escapes the special characters of a text, and marks it as plain where Moodle would read it as HTML, a comment, a
 * format or a weight.
 */
function escapeGift(text: string): string {
  const escaped = text
    .trim()
    .replaceAll(/[~=#{}:\\]/gu, (sign) => `\\${sign}`)
    .replaceAll('\n', String.raw`\n`);
  return /[<&]|^(?:\/\/|\[|%)/u.test(escaped) ? `[plain]${escaped}` : escaped;
}
