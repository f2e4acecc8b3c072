import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillFirstPage, WELCOME_QUIZ_ELEMENT } from '@quorbit/contracts/quizzes/welcome-quiz';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { quiz, started } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';

const server = setupServer(
  http.all('*/trpc/:names', () => HttpResponse.json([{ result: { data: { google: false, demo: false } } }])),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

const FILE = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const html = new DOMParser().parseFromString(FILE, 'text/html');
const QUIZ = started(quiz());

/** Returns an element's texts in order, without those for screen readers only. */
function wordsOf(element: Element | null | undefined): string[] {
  if (!element) throw new Error('It is not there.');
  if (element.classList.contains('sr-only')) return [];
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() ? [node.textContent.trim()] : [];
    return node instanceof Element ? wordsOf(node) : [];
  });
}

test('the frame in index.html has the texts of the sign-in page and the same classes', async () => {
  renderApp('/login');
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  const frame = html.querySelector('.frame-public');
  const form = frame?.querySelector('.frame-login');
  const main = document.querySelector('main');
  expect(wordsOf(frame?.querySelector('header'))).toEqual(wordsOf(document.querySelector('header')));
  expect(wordsOf(form)).toEqual(wordsOf(main?.firstElementChild));
  expect(frame?.querySelector('header')?.className).toBe(document.querySelector('header')?.className);
  expect(frame?.querySelector('header p')?.className).toBe(document.querySelector('header p')?.className);
  expect(form?.className).toBe(`frame-login ${main?.className}`);
  expect(form?.firstElementChild?.className).toBe(main?.firstElementChild?.className);
});

test('the question in the frame has the texts and classes of the one that the app shows', async () => {
  const filled = new DOMParser().parseFromString(fillFirstPage(FILE, QUIZ), 'text/html');
  const frame = filled.querySelector('.frame-question');
  const element = document.body.appendChild(
    document.importNode(filled.getElementById(WELCOME_QUIZ_ELEMENT) as Node, true),
  );
  onTestFinished(() => void document.body.removeChild(element));
  renderApp('/login');
  const lead = await screen.findByRole('region', { name: 'Try a question' });
  await screen.findByRole('heading', { name: 'First?' });
  expect(`frame-question ${lead.className}`).toBe(frame?.className);
  const tiles = [frame, lead].map((place) => [...(place?.querySelectorAll('button') ?? [])]);
  expect(tiles[0]).toHaveLength(4);
  expect(tiles[0]?.map(({ className }) => className)).toEqual(tiles[1]?.map(({ className }) => className));
  const card = lead.querySelector('.trial-card');
  card?.querySelector('figure')?.parentElement?.remove();
  expect(wordsOf(frame).join('').replaceAll(' ', '')).toBe(wordsOf(lead).join('').replaceAll(' ', ''));
});
