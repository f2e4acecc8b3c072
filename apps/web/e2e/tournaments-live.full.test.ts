import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { ADMIN, createAccount, login, newPerson, register } from './support/people.ts';
import { submitAnswers } from './support/take-quiz.ts';
import { measureTimeLimit } from './support/time-limit.ts';

const browsers = createJourneys({ worker: false });
const SECOND_MS = 1_000;
/** A timeout far below the interval at which the page polls when it gets no hints from the server. */
const AT_ONCE = { timeout: 8_000 };

async function callAs(page: Page, method: 'get' | 'post', path: string, data?: unknown) {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const reply = await page.request[method](`/api/gamification/${path}`, {
    headers: { authorization: `Bearer ${token}` },
    ...(data === undefined ? {} : { data }),
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return reply.json();
}

it('a stage follows a tournament without a reload; home leads to the match; the rounds go into a calendar', {
  timeout: 180_000,
}, async () => {
  const [stage, ada, bob] = [await browsers.open(), await browsers.open(), await browsers.open()];
  await login(stage, ADMIN.email, ADMIN.password);
  await stage.waitForURL((url) => url.pathname === '/admin');
  await createAccount(ada, newPerson('Ada Amber'));
  const registration = await measureTimeLimit(() => register(bob, newPerson('Bob Birch')));
  const { quizzes } = await callAs(stage, 'get', 'quizzes/available');
  const quiz = quizzes.find(({ neverPublished }: { neverPublished: boolean }) => neverPublished);
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  const { tournament } = await callAs(stage, 'post', 'tournaments/create', {
    name: `Stage cup ${Date.now()}`,
    description: 'A single round.',
    type: 'single_elimination',
    quizzes: [quiz._id],
    settings: { maxParticipants: 16 },
    registrationStart: at(-SECOND_MS),
    registrationEnd: at(registration),
    tournamentStart: at(registration + SECOND_MS),
    tournamentEnd: at(1_800 * SECOND_MS),
  });
  const id: string = tournament._id;

  await stage.goto(`/gamification/${id}/stage`);
  await stage.getByText('Nobody has registered yet.').waitFor();
  await stage.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  for (const page of [ada, bob]) await callAs(page, 'post', `tournaments/${id}/register`);
  const players = stage.getByRole('list', { name: 'Registered players' });
  await players.getByText('Bob Birch').waitFor(AT_ONCE);

  await ada.goto(`/gamification?tournament=${id}`);
  const download = ada.waitForEvent('download');
  await ada.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Stage cup \d+\.ics$/);
  const calendar = await readFile(await file.path(), 'utf8');
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(calendar).toContain(`UID:${id}-round-1@quorbit\r\n`);

  // The tournament starts by itself, and the stage shows it.
  const bracket = stage.getByRole('list', { name: 'Bracket' });
  await bracket.getByText('Ada Amber').waitFor({ timeout: registration + 30_000 });
  await ada.goto('/');
  const match = ada.getByRole('region', { name: 'Your match' });
  await match.getByText('You play against Bob Birch.').waitFor();
  expect(await listFindings(ada)).toEqual([]);
  await match.getByRole('link', { name: 'Play now' }).click();
  const dialog = ada.getByRole('dialog', { name: 'Quiz' });
  await dialog.getByText('Question 1 of').waitFor();
  await bracket.getByText('Playing').waitFor(AT_ONCE);
  await dialog.getByRole('radio').first().check();
  await dialog.getByText('Answers are saved as you go.').waitFor();
  await submitAnswers(dialog);
  await dialog.getByRole('heading', { name: 'Round 1 played' }).waitFor();
  await bracket.getByText('Played', { exact: true }).waitFor(AT_ONCE);
  expect(await bracket.getByText('%').count()).toBe(0);

  const begun = await callAs(bob, 'get', `tournaments/${id}/quiz/start`);
  await callAs(bob, 'post', `tournaments/${id}/quiz/submit`, { quizId: begun.quiz._id, answers: { 0: 0 } });
  await bracket.getByText('won', { exact: true }).waitFor({ ...AT_ONCE, state: 'attached' });
  expect(await bracket.getByText('%').count()).toBe(2);
  expect(await stage.locator('html[data-same-page]').count()).toBe(1);
  expect(await listFindings(stage)).toEqual([]);
  await stage.keyboard.press('Escape');
  await stage.waitForURL((url) => url.pathname === '/gamification');

  await ada.goto('/notifications');
  await ada.getByText(/^You (won|lost) against Bob Birch in round 1 of/).waitFor();
});
