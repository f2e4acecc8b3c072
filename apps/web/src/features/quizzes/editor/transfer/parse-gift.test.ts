import { describe, expect, it } from 'vitest';
import type { EditedQuestion } from '../edited-quiz.ts';
import { parseQuestions } from './parse-questions.ts';

const read = (text: string) => parseQuestions(text);
/** Reads a text with exactly one question, and returns it without its random id. */
function one(text: string): Partial<EditedQuestion> & { note: string | null } {
  const { found, unread } = read(text);
  expect(unread).toEqual([]);
  expect(found).toHaveLength(1);
  const [{ question, note } = {}] = found;
  const { id: _, ...rest } = { ...question };
  return { ...rest, note: note ?? null };
}

describe('a question in GIFT', () => {
  it('with four answers is single choice, without its title and with its feedback as the explanation', () => {
    expect(one('::Q1:: Who is buried in Grant\\:s tomb?{=Grant#Yes. ~no one#No. ~Napoleon ~Churchill}')).toMatchObject({
      kind: 'single',
      question: 'Who is buried in Grant:s tomb?',
      correctAnswer: 'A',
      note: null,
      options: ['Grant', 'no one', 'Napoleon', 'Churchill'],
      explanation: 'Yes.',
    });
  });

  it.each<[string, Partial<EditedQuestion>]>([
    ['The sun is a star.{T}', { kind: 'true_false', truth: true }],
    ['Grass is red {FALSE#No, look!#Right.####Look outside.}', { truth: false, explanation: 'Look outside.' }],
    ['Grass is red {F#No, look!#Right.}', { truth: false, explanation: 'Right.' }],
    ['A star? {=True ~False}', { kind: 'true_false', truth: true }],
    ['Two {~%50%A ~%50%B ~%-100%C}', { kind: 'multiple', choices: ['A', 'B', 'C'], chosen: [0, 1] }],
    ['Two {~%50,5%A ~%49.5%B ~C}', { kind: 'multiple', chosen: [0, 1] }],
    ['Name it {=Titan =titan  (moon)}', { kind: 'text', accepted: 'Titan\ntitan (moon)' }],
    ['Two plus two {=four}', { kind: 'text', accepted: 'four' }],
    ['How far? {#384.4:0.5####In 1000 km.}', { value: '384.4', tolerance: '0.5', explanation: 'In 1000 km.' }],
    ['Pi {#3.141..3.142}', { kind: 'number', value: '3.1415', tolerance: '0.0005' }],
    ['Small {#-2e-3}', { kind: 'number', value: '-2e-3', tolerance: '0' }],
    ['{=Paris ~Rome ~Bonn ~Oslo} is in France.', { question: '_____ is in France.', correctAnswer: 'A' }],
    ['At 10:30, what? {=a ~b ~c ~d}', { question: 'At 10:30, what?' }],
    [
      'Escaped \\{\\} \\~ \\= \\# {=a\\=b ~\\~ ~c\\:\\:d ~e}',
      { question: 'Escaped {} ~ = #', options: ['a=b', '~', 'c::d', 'e'] },
    ],
    ['Line one\\nline two\nline three {T}', { question: 'Line one\nline two\nline three' }],
    ['TeX \\\\(x\\=\\\\frac\\{1\\}\\{2\\}\\\\) {T}', { question: 'TeX $x=\\frac{1}{2}$' }],
    ['[html]<p>H<sub>2</sub>O &amp; m<sup>2</sup><br>x<sup>ab</sup></p> {T}', { question: 'H₂O & m²\nx^(ab)' }],
    ['[plain]a <b> c {T}', { question: 'a <b> c' }],
    ['a < b and b > c {T}', { question: 'a < b and b > c' }],
    ['Which? {=[html]<b>bold</b> ~[plain]<b> ~c ~d}', { options: ['bold', '<b>', 'c', 'd'] }],
    ['Nobody is right {~a ~b ~c ~d}', { kind: 'single', correctAnswer: '' }],
  ])('is parsed from %s', (text, question) => expect(one(text)).toMatchObject({ note: null, ...question }));

  it('has a note about what was changed to make it fit', () => {
    expect(one('Which? {=a ~b ~c}')).toMatchObject({
      kind: 'multiple',
      choices: ['a', 'b', 'c'],
      chosen: [0],
      note: 'Single choice needs four options. With 3, it becomes multiple choice.',
    });
    expect(one('Name {=%100%a =%50%b}')).toMatchObject({
      accepted: 'a',
      note: 'Answers worth a part of the marks are left out.',
    });
    expect(one('When? {#\n=1822:0\n=%50%1822:2\n}')).toMatchObject({
      value: '1822',
      tolerance: '0',
      note: "We take only its first number that's worth all marks.",
    });
  });
});

it('a file has many questions between empty lines, with comments, categories and any line ends', () => {
  const { found, unread } = read(
    '\uFEFF// A comment\r\n$CATEGORY: tom/dick\r\n\r\nOne? {T}\r\n\r\n// Another\r\n::Two::Two? {\r\n\t=a\r\n\t// inside\r\n\t~b\r\n\t~c\r\n\t~d\r\n}\r\n   \r\nThree? {#3}',
  );
  expect(unread).toEqual([]);
  expect(found.map(({ line, question: { question, kind } }) => [line, question, kind])).toEqual([
    [4, 'One?', 'true_false'],
    [7, 'Two?', 'single'],
    [15, 'Three?', 'number'],
  ]);
});

it('unreadable parts are listed with their lines and don’t affect the other questions', () => {
  const { found, unread } = read(
    [
      ...['Good? {T}', '', 'Just a description', '', 'Open {=a ~b', '', 'Essay {}', '', 'Pairs {=a -> b =c -> d}', ''],
      ...['Bare {a}', '', '{T}', '', 'Number {#many}', '', 'Good, too? {F}'],
    ].join('\n'),
  );
  expect(found.map(({ line }) => line)).toEqual([1, 17]);
  expect(unread.map(({ line, message }) => [line, message.split('.')[0]])).toEqual([
    [3, 'This has no answer in braces'],
    [5, 'Close the answer with a }'],
    [7, 'Essays belong in a written test: add this one there'],
    [9, "We can't import matching questions"],
    [11, 'Begin each answer with = if it is right, or with ~ if it is wrong'],
    [13, 'This answer has no question before it'],
    [15, 'Write the number as {#3'],
  ]);
});
