// Files with the questions of a quiz, for other programs and for other quizzes. Pictures aren't in them.
import { toCsv } from '@quorbit/contracts/lib/csv';
import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import { acceptedOf, type Edited } from '../edited-quiz.ts';

const OPTION_LETTERS = [...'ABCDEFGH'];
const HEADER = [
  ...['kind', 'question'],
  ...OPTION_LETTERS.map((letter) => `option ${letter}`),
  ...['correct', 'tolerance', 'unit', 'difficulty', 'marks', 'explanation'],
];

/** Everything but the pictures, a question a row. `readSheet` reads it. */
export function questionsCsv(questions: readonly Edited[]): string {
  return toCsv(HEADER, questions.map(rowOf));
}

function rowOf(question: Edited): string[] {
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

const KIND_CELLS: Record<Edited['kind'], string> = {
  single: 'single',
  true_false: 'true or false',
  multiple: 'multiple',
  text: 'text',
  number: 'number',
};

function optionsOf({ kind, options, choices }: Edited): readonly string[] {
  if (kind === 'single') return options;
  return kind === 'multiple' ? choices : [];
}

function correctOf({ kind, ...question }: Edited): string {
  switch (kind) {
    case 'single':
      return question.correctAnswer;
    case 'multiple':
      return question.chosen.map((place) => OPTION_LETTERS[place]).join(', ');
    case 'true_false':
      return question.truth === null ? '' : String(question.truth);
    case 'text':
      return acceptedOf(question.accepted).join(' | ');
    case 'number':
      return question.value;
  }
}

/** Moodle's format (https://docs.moodle.org/en/GIFT_format). Difficulty and marks aren't part of it. */
export function questionsGift(questions: readonly Edited[]): string {
  return questions.map((question) => `${askedIn(question)} {${answerIn(question)}}\n`).join('\n');
}

function askedIn({ kind, question, unit }: Edited): string {
  return gift(kind === 'number' && unit !== '' && !question.includes(unit) ? `${question} (${unit})` : question);
}

function answerIn(question: Edited): string {
  const explanation = question.explanation.trim();
  return `${marksIn(question)}${explanation === '' ? '' : `####${gift(explanation)}`}`;
}

function marksIn({ kind, ...question }: Edited): string {
  switch (kind) {
    case 'single':
      return answers(
        question.options.map((text, place) => [LETTERS[place] === question.correctAnswer ? '=' : '~', text]),
      );
    case 'multiple': {
      const { choices, chosen } = question;
      const share = percent(100 / Math.max(1, chosen.length));
      return answers(choices.map((text, place) => [chosen.includes(place) ? `~%${share}%` : '~%-100%', text]));
    }
    case 'true_false':
      // GIFT has no true or false without an answer.
      return question.truth === null
        ? answers([
            ['~', 'True'],
            ['~', 'False'],
          ])
        : String(question.truth).toUpperCase();
    case 'text':
      return answers(acceptedOf(question.accepted).map((form) => ['=', form]));
    case 'number':
      return `#${question.value.replace(',', '.')}:${question.tolerance.replace(',', '.') || '0'}`;
  }
}

const answers = (given: readonly (readonly [string, string])[]) =>
  `${given.map(([mark, text]) => `\n\t${mark}${gift(text)}`).join('')}\n`;

/** With the digits that Moodle knows shares by, e.g. 33.33333. */
const percent = (share: number) => String(Number(share.toFixed(5)));

/** A text with its special signs escaped, as plain text where Moodle would take it for HTML, a comment, a format or a weight. */
function gift(text: string): string {
  const written = text
    .trim()
    .replaceAll(/[~=#{}:\\]/gu, (sign) => `\\${sign}`)
    .replaceAll('\n', String.raw`\n`);
  return /[<&]|^(?:\/\/|\[|%)/u.test(written) ? `[plain]${written}` : written;
}
