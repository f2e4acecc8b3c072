import 'fake-indexeddb/auto';
import type { AnswerValue } from '@quorbit/contracts/quizzes/question-kinds';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { otherKinds } from '#lib/testing/kinds.ts';
import { signIn } from '#lib/testing/people.ts';
import { question, quiz, report } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = fakeServer();
const KINDS = quiz({ questions: otherKinds() });

beforeEach(() => void signIn());

async function open(responses: readonly (AnswerValue & { correct: boolean | null })[], of = KINDS, more = {}) {
  const base = report(of);
  const answers = base.answers.map((answer, at) => ({
    ...answer,
    ...responses[at],
    correctAnswer: of.questions[at]?.correctAnswer ?? null,
    ...(responses[at]?.correct === null ? {} : { answerKey: of.questions[at]?.answerKey }),
    ...more,
  }));
  server.on({ 'reports.get': () => ({ ...base, answers }) });
  renderApp(`/report/${base.id}`);
  await screen.findByRole('tab', { name: 'All' });
}

const rows = (text: string) => {
  const card = screen.getByText(text, { exact: false, selector: 'h2' }).closest('li');
  return within(card ?? document.body)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
};

const response = (of: AnswerValue['response'], correct: boolean | null) => ({ option: null, response: of, correct });

test('shows the given answer beside the right one for each kind of question', async () => {
  await open([
    response({ kind: 'true_false', value: false }, false),
    response({ kind: 'multiple', chosen: [0, 1] }, false),
    response({ kind: 'text', text: 'earth' }, true),
    response({ kind: 'number', value: 3 }, false),
  ]);
  expect(rows('Water is wet.')).toEqual(['TrueRight answer', 'FalseYour answer']);
  expect(rows('Which are primes?')).toEqual(['twoYour answer, right answer', 'fourYour answer', 'fiveRight answer']);
  expect(rows('Which planet?')).toEqual(['earthYour answer', 'Earth or TerraRight answer']);
  expect(rows('How fast?')).toEqual(['3 m/sYour answer', '9.8 m/s (±0.1)Right answer']);
  expect(screen.getByRole('tab', { name: 'Skipped' }).textContent).toBe('Skipped0');
});

test('shows an answer as neither right nor wrong while the key is hidden', async () => {
  await open([response({ kind: 'true_false', value: false }, null), response({ kind: 'text', text: 'x' }, null)], {
    ...KINDS,
    questions: [KINDS.questions[0], KINDS.questions[2]].filter((item) => item !== undefined),
  });
  expect(rows('Water is wet.')).toEqual(['True', 'FalseYour answer']);
  expect(rows('Which planet?')).toEqual(['xYour answer']);
  expect(screen.getAllByText('Hidden for now')).toHaveLength(2);
});

test('shows options in the order and with the letters that the learner saw', async () => {
  const of = quiz({ questions: [question('First?')] });
  await open([{ option: 3, correct: false }], of, { order: [3, 2, 1, 0] });
  expect(rows('First?')).toEqual([
    'A. First? fourYour answer',
    'B. First? three',
    'C. First? twoRight answer',
    'D. First? one',
  ]);
});
