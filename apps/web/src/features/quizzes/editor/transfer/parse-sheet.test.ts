import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EditedQuestion } from '../edited-quiz.ts';
import { parseQuestions } from './parse-questions.ts';

const HEADER = 'question,option A,option B,option C,option D,correct';
/** Returns the questions of the given rows below a header. */
function rows(text: string, header = HEADER) {
  const { found, unread } = parseQuestions(`${header}\n${text}`);
  expect(unread).toEqual([]);
  return found.map(({ question }) => question);
}

describe('a row', () => {
  it.each<[string, Partial<EditedQuestion>]>([
    ['Which?,a1,b1,c1,d1,B', { kind: 'single', options: ['a1', 'b1', 'c1', 'd1'], correctAnswer: 'B' }],
    ['Which?,a1,b1,c1,d1,c1', { correctAnswer: 'C' }],
    ['Which?,a1,b1,c1,d1,3', { correctAnswer: 'C' }],
    ['Prime?,4,6,7,8,7', { correctAnswer: 'C' }],
    ['Prime?,4,3,6,2,2', { correctAnswer: 'D' }],
    ['Which?,a1,b1,c1,d1,e9', { kind: 'single', correctAnswer: '' }],
    ['Which two?,a1,b1,c1,d1,"A, C"', { kind: 'multiple', chosen: [0, 2] }],
    ['Which two?,a1,b1,c1,d1,a and d', { kind: 'multiple', chosen: [0, 3] }],
    ['Which two?,a1,b1,c1,d1,BD', { kind: 'multiple', chosen: [1, 3] }],
    ['Who?,Bach,Cage,Part,Ives,Bach', { kind: 'single', correctAnswer: 'A' }],
    ['Who?,Pärt,Cage,Part,Ives,Bach', { kind: 'single', correctAnswer: '' }],
    ['Which?,a1,b1,c1,d1,"A, F"', { kind: 'single', correctAnswer: '' }],
    ['What is {}?,a block,an object,{=a},{T},b', { question: 'What is {}?', correctAnswer: 'B' }],
    ['Three?,a1,b1,c1,,B', { kind: 'multiple', choices: ['a1', 'b1', 'c1'], chosen: [1] }],
    ['A gap?,a1,,c1,d1,D', { kind: 'multiple', choices: ['a1', 'c1', 'd1'], chosen: [2] }],
    ['So?,True,False,,,B', { kind: 'true_false', truth: false }],
    ['So?,,,,,true', { kind: 'true_false', truth: true }],
    ['How many?,,,,,12', { kind: 'number', value: '12', tolerance: '0' }],
    ['How far?,,,,,"384,4 ± 0,5"', { kind: 'number', value: '384,4', tolerance: '0,5' }],
    ['Name?,,,,,Titan | titan (moon)', { kind: 'text', accepted: 'Titan\ntitan (moon)' }],
    ['Price in $?,$5,$6,$7,$8,A', { question: 'Price in $?', correctAnswer: 'A' }],
  ])('is parsed as a question: %s', (row, question) => expect(rows(row)).toMatchObject([question]));

  it('is read with its columns in any order, under other names, and with additional columns', () => {
    const header = 'Level;Type;Prompt;Answer 1;Answer 2;Answer 3;Answer 4;Right answer;Points;Feedback';
    expect(
      rows(
        'Hard;multiple choice;Which?;a;b;c;d;2;3;Because.\ntricky;text;Name?;;;;;Io;;\n;T/F;So?;;;;;no;;\n;number;How many?;;;;;7;;',
        header,
      ),
    ).toMatchObject([
      { kind: 'multiple', chosen: [1], difficulty: 'hard', marks: '3', explanation: 'Because.' },
      { kind: 'text', accepted: 'Io', difficulty: 'medium', marks: '1' },
      { kind: 'true_false', truth: false },
      { kind: 'number', value: '7' },
    ]);
  });

  it('has a note about what was changed to make it fit', () => {
    const { found } = parseQuestions('question,difficulty,correct\nName?,tricky,Io');
    expect(found[0]?.note).toBe("“tricky” is no difficulty, so it's medium.");
  });
});

it('reads Kahoot’s sheet below its instructions, with numbers for the right answers', () => {
  const { found, unread } = parseQuestions(
    [
      ...['Quiz template,,,,,,', '"Add questions, at least two answer alternatives",,,,,,', ''],
      ',Question - max 120 characters,Answer 1 - max 75 characters,Answer 2 - max 75 characters,Answer 3 - max 75 characters,Answer 4 - max 75 characters,Time limit (sec) – 5 or 10,Correct answer(s) - choose at least one',
      ...['1,Which is even?,3,2,1,5,20,2', '2,Which are odd?,3,2,1,4,20,"1,3"', '3,,,,,,,'],
    ].join('\n'),
  );
  expect(
    found.map(({ line, question: { options, correctAnswer, choices, chosen, kind } }) => [
      line,
      kind === 'single' ? [options, correctAnswer] : [choices, chosen],
    ]),
  ).toEqual([
    [5, [['3', '2', '1', '5'], 'B']],
    [
      6,
      [
        ['3', '2', '1', '4'],
        [0, 2],
      ],
    ],
  ]);
  expect(unread).toMatchObject([{ line: 7, message: 'This row has no question.' }]);
});

it('reads Anki’s notes as questions with one answer', () => {
  const { found, unread } = parseQuestions(
    '#separator:tab\n#html:true\nCapital of <b>France</b>?\tParis\n2 + 2, &lt;quickly&gt;\t4\nE = \\(mc^2\\)?\tTrue\n',
  );
  expect(unread).toEqual([]);
  expect(found.map(({ line, question: { kind, question } }) => [line, kind, question])).toEqual([
    [3, 'text', 'Capital of France?'],
    [4, 'number', '2 + 2, <quickly>'],
    [5, 'true_false', 'E = $mc^2$?'],
  ]);
});

it('reads two tab-separated columns that contain braces', () => {
  const { found, unread } = parseQuestions('What is {}?\tan object\nAnd {=a}?\ta block\n');
  expect(unread).toEqual([]);
  expect(found.map(({ question: { question, accepted } }) => [question, accepted])).toEqual([
    ['What is {}?', 'an object'],
    ['And {=a}?', 'a block'],
  ]);
});

it('unreadable rows are listed with their lines and don’t affect the other rows', () => {
  const { found, unread } = parseQuestions(
    'kind,question,option A,option B,correct\n,Good?,,,yes indeed\n,,a,b,A\nessay,Why?,,,\nsingle,Which?,,,A\n,No answer?,,,\n,Open?,,,"Ah',
  );
  expect(found.map(({ line }) => line)).toEqual([2]);
  expect(unread.map(({ line, message }) => [line, message])).toEqual([
    [3, 'This row has no question.'],
    [4, '“essay” is no kind of question. Write single, multiple, true or false, text or number.'],
    [5, 'This row has no options. Write each into a column of its own.'],
    [6, 'This row has no answer.'],
    [7, 'A quotation mark that begins here is never closed.'],
  ]);
  expect(parseQuestions('a,b,c\nd,e,f')).toMatchObject({ found: [], unread: [{ line: 1, text: 'a, b, c' }] });
  expect(parseQuestions('')).toEqual({ found: [], unread: [] });
});

it('reads any text to its end without errors', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      HEADER,
      '\n',
      '\n\n',
      ',',
      '"',
      '{',
      '}',
      '=',
      '~',
      '#',
      '%',
      '::',
      '\\',
      '->',
      '[html]',
      '//',
      'T',
      '####',
      '<p>',
    ),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      const { found, unread } = parseQuestions(text);
      const lines = text.split(/\r\n?|\n/u).length;
      for (const { line } of [...found, ...unread]) expect(line >= 1 && line <= lines).toBe(true);
      for (const { question } of found) expect(question.question).not.toBe('');
      for (const { message } of unread) expect(message).not.toBe('');
    }),
  );
});
