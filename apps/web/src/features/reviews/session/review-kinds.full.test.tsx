import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { otherKinds } from '#lib/testing/kinds.ts';
import { question as makeQuestion, quiz } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { button, question, reviewFixture } from '../testing/review-fixture.ts';

const { serve } = reviewFixture();
const [TRUE_FALSE, MULTIPLE, TEXT, NUMBER] = otherKinds();

async function review(keyedQuestion: ReturnType<typeof makeQuestion> | undefined) {
  if (!keyedQuestion) throw new Error('There is no such kind.');
  serve([quiz({ questions: [keyedQuestion] })]);
  renderApp('/reviews');
  await question(keyedQuestion.question);
}

const rows = () =>
  within(screen.getByRole('region', { name: 'Answer' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Your answer/ });

test('true or false: one tap or key shows the answer', async () => {
  await review(TRUE_FALSE);
  await userEvent.keyboard('b');
  expect(await screen.findByText("Not this time. It's True.")).toBeVisible();
  expect(rows()).toEqual(['TrueRight answer', 'FalseYour answer']);
});

test('several choices: they are chosen, then checked; keys don’t choose', async () => {
  await review(MULTIPLE);
  expect((await button('Check')).hasAttribute('disabled')).toBe(true);
  await userEvent.keyboard('a');
  expect(screen.queryByRole('region', { name: 'Answer' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'two' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'five' }));
  await userEvent.click(await button('Check'));
  expect(screen.getByText("That's right.")).toBeVisible();
});

test('text: Enter checks, and letters are no shortcuts', async () => {
  await review(TEXT);
  await userEvent.type(field(), 'mars u 1{Enter}');
  expect(screen.getByText("Not this time. It's Earth or Terra.")).toBeVisible();
  expect(rows()).toEqual(['mars u 1Your answer', 'Earth or TerraRight answer']);
});

test('number: text that isn’t a number can’t be checked', async () => {
  await review(NUMBER);
  await userEvent.type(field(), 'ten');
  expect(screen.getByText("That isn't a number. Use digits, as in 3.5 or -2.")).toBeVisible();
  expect((await button('Check')).hasAttribute('disabled')).toBe(true);
  await userEvent.clear(field());
  await userEvent.type(field(), '9.9');
  await userEvent.click(await button('Check'));
  expect(screen.getByText("That's right.")).toBeVisible();
});

test('skips a question of a kind that only a newer app knows', async () => {
  serve([quiz({ questions: [makeQuestion('Sort these.', { kind: 'order' as 'single' }), makeQuestion('First?')] })]);
  renderApp('/reviews');
  await question('First?');
  expect(screen.getByText('Review 1 of 1')).toBeVisible();
});
