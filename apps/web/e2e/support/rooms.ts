import { newId } from '@quorbit/contracts/lib/ids';
import type { Locator, Page } from 'playwright-core';
import type { Journeys } from './browser.ts';
import { createAccount, createPremiumAccount, newPerson } from './people.ts';
import { adminToken, caller } from './rest.ts';

/** The quiz that is played. It's seeded, so every journey finds it. */
export const QUIZ = 'Atoms, Bonds and Reactions';

/** Creates a premium user, who may open rooms. */
export async function hostOf({ open }: Journeys): Promise<Page> {
  const page = await open();
  await createPremiumAccount(page, newPerson('Hanna Host'));
  return page;
}

/** Creates a user on a phone, who may join rooms. */
export async function guestOf({ open }: Journeys, name: string): Promise<Page> {
  const page = await open({ viewport: { width: 360, height: 740 } });
  await createAccount(page, newPerson(name));
  return page;
}

/**
 * Creates a short quiz as an admin, because each question of a game is followed by seven seconds of results. Returns
 * the quiz's title.
 */
export async function shortQuiz(address: string, questions: number): Promise<string> {
  const call = caller(address, await adminToken(address));
  const title = `Short game ${newId().slice(-6)}`;
  const { _id } = await call<{ _id: string }>('/api/quizzes', { title, category: 'General' });
  for (let number = 1; number <= questions; number += 1)
    await call(`/api/quizzes/${_id}/questions`, {
      question: `What is ${number} + ${number}?`,
      options: ['one', 'twice that', 'half of that', 'nothing'],
      correctAnswer: 'B',
      difficulty: 'easy',
    });
  return title;
}

/** Opens a room and returns its code. */
export async function openRoom(host: Page, { plays = true, title = QUIZ } = {}): Promise<string> {
  await host.goto('/real-time-quiz');
  const quiz = host.getByRole('combobox', { name: 'Quiz', exact: true });
  await quiz.fill(title);
  await host.getByRole('option', { name: title }).click();
  // A busy machine must not run out of time: questions end when all players have answered, or when the host continues.
  await host.getByLabel('Time per question').fill('120');
  if (!plays) {
    await host.getByText('More settings').click();
    await host.getByLabel(/I'm playing too/).uncheck();
  }
  await host.getByRole('button', { name: 'Create Room' }).click();
  const text = await host.getByText(/Room code: [A-Z0-9]{6}/).textContent();
  await waitForConnected(host);
  return text?.slice(-6) ?? '';
}

export async function joinRoom(guest: Page, code: string): Promise<void> {
  await guest.goto(`/real-time-quiz?room=${code}`);
  await guest.getByRole('button', { name: 'Join Room' }).click();
  await waitForConnected(guest);
}

export function waitForConnected(page: Page): Promise<void> {
  return page.getByText('Connected', { exact: true }).waitFor();
}

export function questionNumber(page: Page, question: number, of = 10): Locator {
  return page.getByText(`Question ${question} of ${of}`).first();
}

/** Answers the question on show by pressing an option's number. */
export async function answer(page: Page, key: string): Promise<void> {
  await page.getByRole('timer').waitFor();
  await page.keyboard.press(key);
}

export function leaderboardOf(page: Page): Locator {
  return page.getByRole('list', { name: 'Leaderboard' });
}
