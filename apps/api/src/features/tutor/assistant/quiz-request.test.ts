import { describe, expect, it } from 'vitest';
import { parseQuizRequest } from './quiz-request.ts';

const requestOf = (topic: string, count = 5, difficulty = 'medium') => ({ topic, count, difficulty, weakAreas: false });

describe('a request for a quiz', () => {
  it.each([
    ['quiz me on volcanoes', requestOf('volcanoes')],
    ['Quiz me on the solar system, please!', requestOf('solar system')],
    ['5 hard questions about algebra', requestOf('algebra', 5, 'hard')],
    ['Create a quiz about World War 2 with 10 questions', requestOf('World War 2', 10)],
    ['World War 2 quiz', requestOf('World War 2')],
    ['World War 2 questions', requestOf('World War 2')],
    ['give me 10 world war 2 questions', requestOf('world war 2', 10)],
    ['give me ten easy questions on cells', requestOf('cells', 10, 'easy')],
    ['a 20-question quiz on fractions', requestOf('fractions', 20)],
    ['make a quiz with 500 questions on JS', requestOf('JS', 20)],
    ['0 questions about JS', requestOf('JS', 1)],
    ['-3 questions about JS', requestOf('JS', 1)],
    ['quiz me on algebra at expert level', requestOf('algebra', 5, 'hard')],
    ['quiz me on algebra, hard', requestOf('algebra', 5, 'hard')],
    ['quiz me on algebra with easy questions', requestOf('algebra', 5, 'easy')],
    ['quiz on HTML for beginners', requestOf('HTML for beginners')],
    ['I want to practice fractions', requestOf('fractions')],
    ['hard algebra quiz', requestOf('algebra', 5, 'hard')],
    ['make me a history of Rome quiz', requestOf('history of Rome')],
    ['Can you make me a set theory quiz?', requestOf('set theory')],
    ['test my knowledge of algebra', requestOf('algebra')],
    ['quiz me', requestOf('')],
    ['give me a harder quiz', requestOf('', 5, 'hard')],
    ['quiz me on it', requestOf('')],
    ['another quiz', requestOf('')],
    ['7 more questions', requestOf('', 7)],
    ['quiz me about the causes of World War I', requestOf('causes of World War I')],
  ])('is parsed from: %s', (message, expected) => {
    expect(parseQuizRequest(message, false)).toEqual(expected);
  });

  it.each(['Practice my weak areas', 'Quiz me on my weakest subjects', 'create a quiz on what I got wrong'])(
    'is about the learner’s weak areas in: %s',
    (message) => {
      expect(parseQuizRequest(message, false)).toMatchObject({ topic: '', weakAreas: true });
    },
  );

  it.each([
    ...[
      'What is a quiz?',
      'I have a question about volcanoes',
      'how did I do in my last quiz',
      'explain fractions',
      'hello',
    ],
    ...[
      'Can you explain test-driven development',
      'remind me to practice fractions',
      'thanks for the quiz, it was great fun',
    ],
  ])('isn’t found in: %s', (message) => {
    expect(parseQuizRequest(message, false)).toBeNull();
  });

  it.each([
    ['volcanoes', requestOf('volcanoes')],
    ['What is photosynthesis', requestOf('photosynthesis')],
    ['hard, the Roman Empire', requestOf('Roman Empire', 5, 'hard')],
  ])('is found in any message that came by the quiz button: %s', (message, expected) => {
    expect(parseQuizRequest(message, true)).toEqual(expected);
  });

  it('is parsed quickly from long texts', () => {
    const start = performance.now();
    for (const part of ['give me ', 'a ', '5 questions ', 'quiz ', '(', ', ', 'with ', 'on ', 'hard ', ' ']) {
      parseQuizRequest(part.repeat(2_000 / part.length), true);
    }
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
