import 'fake-indexeddb/auto';
import type { ReportAnswer } from '@quorbit/contracts/attempts/schema';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { signIn } from '#lib/testing/people.ts';
import { question, quiz, report } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = fakeServer();
const PLANETS = quiz({ questions: [question('First?'), question('Second?'), question('Third?'), question('Fourth?')] });
const MIXED: Partial<ReportAnswer>[] = [
  { option: 1, correct: true, explanation: 'Because it is.' },
  { option: 3, correct: false, explanation: 'Because it is not.' },
  { option: null, correct: false },
  { option: 0, correct: true, granted: true },
];

async function open(answers = MIXED) {
  const base = report(PLANETS);
  const shown = { ...base, answers: base.answers.map((answer, index) => ({ ...answer, ...answers[index] })) };
  server.on({ 'reports.get': () => shown });
  const router = renderApp(`/report/${base.id}`);
  await screen.findByRole('tab', { name: 'All' });
  return router;
}

const heading = (name: RegExp) => screen.getByRole('heading', { level: 2, name });
const foldOf = (name: RegExp) => heading(name).closest('details') ?? document.createElement('details');
const summaryOf = (name: RegExp) => heading(name).closest('summary')?.textContent;

test('wrong and skipped questions are unfolded, right ones are folded', async () => {
  signIn();
  await open();
  expect([/First/, /Second/, /Third/, /Fourth/].map((name) => foldOf(name).open)).toEqual([false, true, true, false]);
  expect(within(foldOf(/First/)).getByText('Because it is.')).not.toBeVisible();
  expect(within(foldOf(/Second/)).getByText('Because it is not.')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Wrong' }));
  expect(foldOf(/Second/).open).toBe(true);
});

test('a folded question shows the own and the right answer', async () => {
  signIn();
  await open();
  expect(summaryOf(/First/)).toContain('RightYour answer, right answer: B. First? two');
  expect(summaryOf(/Second/)).toContain('WrongYour answer: D. Second? fourRight answer: B. Second? two');
  expect(summaryOf(/Third/)).toContain('SkippedRight answer: B. Third? two');
  expect(summaryOf(/Fourth/)).toContain('Counted as rightYour answer: A. Fourth? oneRight answer: B. Fourth? two');
});

test('questions of a sealed quiz are folded and show the own answer alone', async () => {
  signIn();
  const sealed = { correct: null, correctAnswer: null, explanation: null };
  await open([sealed, sealed, { ...sealed, option: null }, sealed]);
  expect(foldOf(/First/).open).toBe(false);
  expect(summaryOf(/First/)).toMatch(/Hidden for nowYour answer: B\. First\? two$/);
  expect(summaryOf(/Third/)).toMatch(/Skipped$/);
});

test('the navigator unfolds the question that it leads to', async () => {
  Element.prototype.scrollIntoView ??= () => undefined;
  signIn();
  await open();
  await userEvent.click(screen.getByRole('tab', { name: 'Wrong' }));
  await userEvent.click(screen.getByRole('button', { name: 'Question 1, right' }));
  await vi.waitFor(() => expect(foldOf(/First/).open).toBe(true));
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

test('the comparison with others appears only where there are enough answers', async () => {
  signIn();
  await open([{ shareCorrect: 0.72 }]);
  expect(screen.getAllByText(/of all answers were right/)).toHaveLength(1);
});

test('explaining a wrong answer differently leads to the study buddy with a message ready to send', async () => {
  signIn('premium');
  server.on({ 'tutor.state': () => ({ session: null, profile: { level: 1, xp: 0 } }) });
  const router = await open();
  const links = screen.getAllByRole('link', { name: /Explain differently/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(['Explain differently: 2']);
  await userEvent.click(links[0] ?? document.body);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/ai-study-buddy'));
  expect(JSON.stringify({ ...sessionStorage })).toContain(
    'Explain this differently: “Second?” The right answer is “Second? two”. I answered “Second? four”.',
  );
});

test('explaining differently isn’t offered to learners without the study buddy', async () => {
  signIn('user');
  await open();
  expect(screen.queryByRole('link', { name: /Explain differently/ })).toBeNull();
});

test('explaining differently isn’t offered offline', async () => {
  signIn('premium');
  await open();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.queryByRole('link', { name: /Explain differently/ })).toBeNull();
});
