import { expect, test } from 'vitest';
import { fillFirstPage, isTrialQuiz } from './welcome-quiz.ts';

const PAGE =
  '<head><!--fill:quiz--></head><p><!--fill:place--></p><h2><!--fill:question--></h2><i><!--fill:option-1--></i><!--fill:other-->';
const question = (more = {}) => ({
  kind: 'single' as const,
  question: 'Which?',
  options: ['a', 'b', 'c', 'd'],
  image: null,
  ...more,
});

test('the page gets the first question, its options and the whole quiz', () => {
  const quiz = { pack: { questions: [question(), question({ question: 'Then?' })] } };
  const page = fillFirstPage(PAGE, quiz);
  expect(page).toContain('<p>Question 1 of 2</p><h2>Which?</h2><i>a</i><!--fill:other-->');
  const [, json = ''] = page.split(/<script[^>]*>|<\/script>/);
  expect(JSON.parse(json)).toEqual(quiz);
});

test('texts of authors stay text, whatever they contain', () => {
  const hostile = '</script><img src=x onerror="x">&$& <!--fill:option-1-->';
  const quiz = { pack: { questions: [question({ question: hostile, options: [hostile, 'b', 'c', 'd'] })] } };
  const page = fillFirstPage(PAGE, quiz);
  expect(page).not.toContain('<img');
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  expect(page).toContain('&lt;img src=x onerror=&quot;x&quot;&gt;&amp;$&amp; &lt;!--fill:option-1--&gt;');
  const [, json = ''] = page.split(/<script[^>]*>|<\/script>/);
  expect(JSON.parse(json)).toEqual(quiz);
});

test('a page is left as it is for a first question with a picture', () => {
  const image = { id: 'x', alt: '', width: 1, height: 1 } as never;
  expect(fillFirstPage(PAGE, { pack: { questions: [question({ image })] } })).toBe(PAGE);
});

test.each(['What is $x^2$?', 'What does `map` return?'])(
  'a page is left as it is for a first question with %s',
  (text) => {
    expect(fillFirstPage(PAGE, { pack: { questions: [question({ question: text })] } })).toBe(PAGE);
    const options = [text, 'b', 'c', 'd'];
    expect(fillFirstPage(PAGE, { pack: { questions: [question({ options })] } })).toBe(PAGE);
  },
);

test('a quiz can be tried if each question has four options and one right', () => {
  expect(isTrialQuiz({ questions: [question()] })).toBe(true);
  expect(isTrialQuiz({ questions: [question(), question({ kind: 'text', options: [] })] })).toBe(false);
  expect(isTrialQuiz({ questions: [] })).toBe(false);
});
