import 'fake-indexeddb/auto';
import { ATTEMPT_SUBMIT } from '@quorbit/contracts/sync/ops/attempt-submit';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { provideAppUpdate } from '#lib/server/app-update.ts';
import { otherKinds } from '#lib/testing/kinds.ts';
import { question, quiz, started } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { attemptFixture, button, press, radio, submitAnswers } from './testing/attempt-fixture.ts';

const { server, drafts, submitted } = attemptFixture();
const KINDS = quiz({ questions: otherKinds() });

function serveQuiz(of: typeof KINDS, pack = {}) {
  const begun = started(of);
  server.on({ 'quizzes.get': () => of, 'quizzes.start': () => ({ ...begun, pack: { ...begun.pack, ...pack } }) });
  return () => renderApp(`/user/test/${of.id}`);
}

async function start(of = KINDS, pack = {}) {
  const open = serveQuiz(of, pack);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  await screen.findByText(/^Question 1 of/);
  return open;
}

const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Your answer/ });

describe('each kind of question', () => {
  test('is answered with its own controls, stored on the device and sent as the second version', async () => {
    const open = await start();
    await userEvent.click(radio('True'));
    await userEvent.click(button('Next'));
    await userEvent.click(checkbox('two'));
    await userEvent.click(checkbox('four'));
    await userEvent.click(checkbox('five'));
    await userEvent.click(checkbox('four'));
    await userEvent.click(button('Next'));
    await userEvent.type(field(), 'earth ');
    await userEvent.click(button('Next'));
    await userEvent.type(field(), '9,75');
    await waitFor(async () => expect(Object.keys((await drafts())[0]?.responses ?? {})).toHaveLength(4));
    cleanup();
    open();
    expect(await screen.findByDisplayValue('9.75')).toBeVisible();
    await userEvent.click(button('Previous'));
    expect(field().value).toBe('earth ');
    await userEvent.click(button('Previous'));
    expect(['two', 'four', 'five'].map((name) => checkbox(name).checked)).toEqual([true, false, true]);
    await submitAnswers();
    await waitFor(() => expect(submitted()).toHaveLength(1));
    expect(submitted()[0]?.answers.map(({ option, response }) => [option, response])).toEqual([
      [null, { kind: 'true_false', value: true }],
      [null, { kind: 'multiple', chosen: [0, 2] }],
      [null, { kind: 'text', text: 'earth ' }],
      [null, { kind: 'number', value: 9.75 }],
    ]);
    const sent = (server.inputs('sync.exchange') as { ops: { type: string; v: number }[] }[]).flatMap(({ ops }) => ops);
    expect(sent.flatMap(({ type, v }) => (type === ATTEMPT_SUBMIT ? [v] : []))).toEqual([2]);
  });

  test('is answered by keys, except that a text field gets all keys itself', async () => {
    await start();
    press('2');
    expect(radio('False').checked).toBe(true);
    press('ArrowRight');
    press('1');
    press('3');
    press('1');
    expect(['two', 'four', 'five'].map((name) => checkbox(name).checked)).toEqual([false, false, true]);
    press('ArrowRight');
    await userEvent.type(field(), 'abc1f');
    expect(field().value).toBe('abc1f');
    expect(screen.getByRole('button', { name: 'Flag' }).getAttribute('aria-pressed')).toBe('false');
  });

  test('counts as unanswered again once its answer is removed', async () => {
    await start(quiz({ questions: otherKinds().slice(1) }));
    await userEvent.click(checkbox('two'));
    await screen.findByRole('button', { name: 'Question 1, answered' });
    await userEvent.click(checkbox('two'));
    await screen.findByRole('button', { name: 'Question 1' });
    await userEvent.click(button('Next'));
    await userEvent.type(field(), 'x');
    await userEvent.clear(field());
    expect(screen.getByRole('button', { name: 'Question 2' })).toBeVisible();
    await userEvent.click(button('Next'));
    await userEvent.type(field(), 'ten');
    expect(screen.getByText("That isn't a number. Use digits, as in 3.5 or -2.")).toBeVisible();
    expect(screen.getByRole('button', { name: 'Question 3' })).toBeVisible();
  });
});

describe('random questions and options', () => {
  const MANY = quiz({ questions: ['First?', 'Second?', 'Third?', 'Fourth?', 'Fifth?'].map((text) => question(text)) });
  const CHANCE = { draw: 2, shuffleQuestions: true, shuffleOptions: true };

  test('are drawn once for an attempt, and an answer names the option’s place as written', async () => {
    const open = await start({ ...MANY, ...CHANCE }, CHANCE);
    cleanup();
    open();
    await screen.findByText('Question 1 of 2');
    const shown = screen.getAllByRole('radio').map((option) => option.getAttribute('aria-label') ?? '');
    expect(shown).toHaveLength(4);
    press('a');
    await waitFor(async () => expect(Object.keys((await drafts())[0]?.answers ?? {})).toHaveLength(1));
    const [first] = screen.getAllByRole<HTMLInputElement>('radio');
    expect(first?.checked).toBe(true);
    const text = first?.closest('label')?.textContent?.replace(/^A\. /, '');
    const [id, option] = Object.entries((await drafts())[0]?.answers ?? {})[0] ?? [];
    expect(MANY.questions.find((question) => question.id === id)?.options[option ?? -1]).toBe(text);
    await submitAnswers();
    await waitFor(() => expect(submitted()).toMatchObject([{ layout: 1, answers: [{}, {}] }]));
  });

  test('are announced in the rules', async () => {
    serveQuiz({ ...MANY, ...CHANCE })();
    expect(await screen.findByText('2 of 5 questions · 5 marks · 3 to pass')).toBeVisible();
    await userEvent.click(screen.getByText('Rules'));
    expect(screen.getByText(/^You get 2 of 5 questions, picked at random\./)).toBeVisible();
  });
});

describe('a question kind that only a newer app knows', () => {
  const NEWER = quiz({ questions: [question('Sort these.', { kind: 'order' as 'single' })] });
  const updateNow = vi.fn(async () => true);

  beforeEach(() => updateNow.mockClear());

  test('requires an update before an attempt begins', async () => {
    const stop = provideAppUpdate({ checkForUpdate: async () => {}, updateNow });
    serveQuiz(NEWER)();
    await screen.findByRole('heading', { name: 'Update to play' });
    expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
    await userEvent.click(button('Update now'));
    expect(updateNow).toHaveBeenCalledOnce();
    stop();
  });

  test('requires an update if the quiz changed after it was opened, and keeps the attempt', async () => {
    const of = { ...NEWER, questions: [question('Sort these.')] };
    server.on({ 'quizzes.get': () => of, 'quizzes.start': () => started(NEWER) });
    renderApp(`/user/test/${of.id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
    await screen.findByRole('heading', { name: 'Update to play' });
    expect(await drafts()).toHaveLength(1);
  });
});
