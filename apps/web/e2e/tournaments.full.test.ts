import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys, WAIT_MS } from './support/browser.ts';
import { ADMIN, login, newPerson, register } from './support/people.ts';
import { submitAnswers } from './support/take-quiz.ts';
import { measureTimeLimit } from './support/time-limit.ts';

const browsers = createJourneys({ worker: false });
const SECOND_MS = 1_000;

/**
 * Creates a tournament of one quiz over REST, as a third-party program would; it starts one second after its
 * registration ends.
 * @param registration length of the registration period, in milliseconds.
 */
async function createSoon(admin: Page, name: string, registration: number): Promise<void> {
  const token = await admin.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const available = await admin.request.get('/api/gamification/quizzes/available', { headers });
  const { quizzes }: { quizzes: { _id: string; neverPublished: boolean }[] } = await available.json();
  const quiz = quizzes.find(({ neverPublished }) => neverPublished) ?? expect.fail('There is no fresh quiz.');
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  const made = await admin.request.post('/api/gamification/tournaments/create', {
    headers,
    data: {
      name,
      description: 'A single round.',
      type: 'single_elimination',
      quizzes: [quiz._id],
      settings: { maxParticipants: 16 },
      registrationStart: at(-SECOND_MS),
      registrationEnd: at(registration),
      tournamentStart: at(registration + SECOND_MS),
      tournamentEnd: at(1_800 * SECOND_MS),
    },
  });
  expect(made.status(), await made.text()).toBe(201);
}

interface Round {
  offline: boolean;
  /** The maximum milliseconds until the round begins. */
  startsAt: number;
}

/** Plays round 1: answers one question with its first option, offline if asked, and submits. */
async function playRound(page: Page, name: string, { offline, startsAt }: Round): Promise<void> {
  await page.getByRole('article', { name }).getByRole('button', { name: 'View Tournament' }).click();
  await page.getByRole('region', { name: 'Your round 1' }).waitFor({ timeout: startsAt + WAIT_MS });
  await page.getByRole('button', { name: 'Continue Tournament' }).click();
  const quiz = page.getByRole('dialog', { name: 'Quiz' });
  await quiz.getByText('Question 1 of').waitFor();
  await page.context().setOffline(offline);
  await quiz.getByRole('radio').first().check();
  if (offline) {
    await quiz.getByText("Your answers are on this device. We'll send them when you're back online.").waitFor();
    await page.context().setOffline(false);
  }
  await quiz.getByText('Answers are saved as you go.').waitFor();
  await submitAnswers(quiz);
  await quiz.getByRole('heading', { name: 'Round 1 played' }).waitFor();
}

it('an admin plans tournaments; two learners register, play a round, one of them offline, and see who won', {
  timeout: 300_000,
}, async () => {
  const [admin, ada, bob] = [await browsers.open(), await browsers.open(), await browsers.open()];
  await login(admin, ADMIN.email, ADMIN.password);
  await admin.waitForURL((url) => url.pathname === '/admin');
  const planned = `Planned cup ${Date.now()}`;
  await admin.goto('/gamification?tab=tournaments');
  await admin.getByRole('button', { name: 'Create Tournament' }).click();
  const form = admin.getByRole('dialog', { name: 'Create Tournament' });
  await form.getByLabel('Name', { exact: true }).fill(planned);
  await form.getByLabel('Description').fill('From the form.');
  await form.getByText('Up to 5 rounds of 35 h').waitFor();
  await form.getByRole('button', { name: 'Create Tournament' }).click();
  await form.getByText('Please select at least one quiz for the tournament.').waitFor();
  await form
    .getByRole('checkbox', { name: /Never published/ })
    .first()
    .check();
  expect(await listFindings(admin)).toEqual([]);
  await form.getByRole('button', { name: 'Create Tournament' }).click();
  await admin.getByText('Tournament created successfully!').waitFor();
  await admin.getByRole('article', { name: planned }).getByText('Registration open').waitFor();

  const registration = await measureTimeLimit(async () => {
    await register(ada, newPerson('Ada Amber'));
    await register(bob, newPerson('Bob Birch'));
  });
  const name = `Quick cup ${Date.now()}`;
  await createSoon(admin, name, registration);
  for (const page of [ada, bob]) {
    await page.goto('/gamification?tab=tournaments');
    await page.getByRole('article', { name }).getByRole('button', { name: 'Register' }).click();
    await page.getByText('Successfully registered for the tournament!').waitFor();
    await page.getByRole('button', { name: `Registered ${name}` }).waitFor();
  }
  expect(await listFindings(ada)).toEqual([]);

  await playRound(ada, name, { offline: true, startsAt: registration });
  await ada.getByText(/We're waiting for your opponent/).waitFor();
  expect(await listFindings(ada)).toEqual([]);
  await ada.getByRole('button', { name: 'Back to the tournament' }).click();
  await ada.getByText(/You scored \d+%. We're waiting for Bob Birch\./).waitFor();
  await playRound(bob, name, { offline: false, startsAt: 0 });
  await bob.getByText(/^You (won|lost) against your opponent\.$/).waitFor();
  await bob.getByRole('button', { name: 'Back to the tournament' }).click();
  await bob.getByText(/^You (won|lost) against Ada Amber\.$/).waitFor();
  await bob.getByRole('table', { name: 'Standings' }).getByRole('rowheader', { name: 'Ada Amber' }).waitFor();
  expect(await listFindings(bob)).toEqual([]);

  for (const deleted of [planned, name]) {
    await admin.getByRole('button', { name: `Delete ${deleted}` }).click();
    await admin.getByRole('button', { name: 'Delete tournament' }).click();
    await admin.getByRole('article', { name: deleted }).waitFor({ state: 'detached' });
  }
});
