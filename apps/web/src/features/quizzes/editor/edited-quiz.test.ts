import { quizContent } from '@quorbit/contracts/quizzes/drafts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contentOf, newQuestion, toEditedQuiz } from './edited-quiz.ts';
import { questionsOfEveryKind, SETTINGS } from './testing/content.ts';

describe('a quiz in the editor', () => {
  test('is unchanged after a round trip through the editor, for every kind of question', () => {
    const published = z.parse(quizContent, { settings: SETTINGS, questions: questionsOfEveryKind() });
    const again = z.parse(quizContent, contentOf(toEditedQuiz(published)));
    expect(again).toEqual(published);
  });

  test.each([
    ['3,5', 3.5],
    ['−2', -2],
    ['0x10', '0x10'],
    ['1e400', '1e400'],
    ['Infinity', 'Infinity'],
  ])('reads the number %s as the player does', (value, read) => {
    const quiz = toEditedQuiz({ settings: {}, questions: [] });
    const [sent] = contentOf({ ...quiz, questions: [{ ...newQuestion('1', 'number'), value }] }).questions;
    expect(sent).toMatchObject({ answerKey: { value: read } });
  });

  test('keeps unfinished values in a draft', () => {
    const quiz = toEditedQuiz({ settings: {}, questions: [] });
    const typed = {
      settings: { ...quiz.settings, title: 'A', duration: 'ten' },
      questions: [
        { ...newQuestion('1', 'number'), value: '1e', marks: '' },
        { ...newQuestion('2', 'multiple'), chosen: [1] },
        { ...newQuestion('3', 'text'), accepted: 'Paris\nParis, France' },
      ],
    };
    expect(toEditedQuiz(JSON.parse(JSON.stringify(contentOf(typed))))).toEqual(typed);
  });

  test('is read from a foreign program’s draft, with defaults for whatever it lacks', () => {
    const [question] = toEditedQuiz({
      settings: { title: 3, ranked: 'yes' },
      questions: [
        { id: '1', kind: 'later', options: ['a'], correctAnswer: 'Z', answerKey: 4, image: { src: 1 } } as {
          id: string;
        },
      ],
    }).questions;
    expect(question).toEqual({ ...newQuestion('1', 'single'), options: ['a', '', '', ''] });
  });

  test('accepts a decimal comma and sends empty fields as their defaults', () => {
    const quiz = toEditedQuiz({ settings: SETTINGS, questions: [] });
    const number = { ...newQuestion('1', 'number'), value: '9,81', tolerance: '' };
    const settings = { ...quiz.settings, duration: ' ', draw: '', closesAt: '2027-01-01T00:00:00Z', ranked: false };
    const sent = contentOf({ settings, questions: [number] });
    expect(sent.questions[0]).toMatchObject({ answerKey: { kind: 'number', value: 9.81, tolerance: 0 } });
    expect(sent.settings).toMatchObject({ duration: null, draw: null, closesAt: null });
  });
});
