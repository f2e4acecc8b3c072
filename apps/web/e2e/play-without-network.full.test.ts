import { expect, it } from 'vitest';
import { createJourneys } from './support/browser.ts';
import { ADMIN, login, newPerson, register } from './support/people.ts';
import { submitAnswers } from './support/take-quiz.ts';
import { waitForServiceWorker } from './support/wait-for-offline.ts';

const browsers = createJourneys();

it('a challenge’s quiz survives reloads without a network, and is submitted once there is one', {
  timeout: 120_000,
}, async () => {
  const title = `Through the tunnel ${Date.now()}`;
  const admin = await browsers.open({ serviceWorkers: 'block' });
  await login(admin, ADMIN.email, ADMIN.password);
  await admin.waitForURL((url) => url.pathname === '/admin');
  await admin.goto('/gamification?create=challenge');
  const form = admin.getByRole('dialog', { name: 'Create Challenge' });
  await form.getByLabel('Title', { exact: true }).fill(title);
  await form.getByLabel('Description').fill('A single quiz, on a train.');
  await form.getByLabel('Quizzes to play').fill('1');
  await form
    .getByRole('checkbox', { name: /Never published/ })
    .first()
    .check();
  await form.getByRole('button', { name: 'Create Challenge' }).click();
  await admin.getByText('Daily challenge created successfully!').waitFor();

  const learner = await browsers.open();
  await register(learner, newPerson('Tara Tunnel'));
  await waitForServiceWorker(learner);
  await learner.goto('/gamification');
  const card = learner.getByRole('article', { name: title });
  await card.getByRole('button', { name: 'Join Challenge' }).click();
  await card.getByRole('button', { name: 'Start Quiz' }).click();
  const quiz = learner.getByRole('dialog', { name: 'Quiz' });
  await quiz.getByText('Question 1 of').waitFor();
  await quiz.getByRole('radio').first().check();
  await quiz.getByText('Answers are saved as you go.').waitFor();

  await learner.context().setOffline(true);
  await learner.reload();
  await quiz.getByText('Question 1 of').waitFor();
  expect(await quiz.getByRole('radio').first().isChecked()).toBe(true);
  await quiz.getByRole('timer').waitFor();
  await quiz.getByRole('button', { name: 'Next' }).click();
  await quiz.getByRole('radio').nth(1).check();
  await quiz.getByText("Your answers are on this device. We'll send them when you're back online.").waitFor();
  await learner.reload();
  await quiz.getByRole('button', { name: 'Question 2, answered' }).click();
  expect(await quiz.getByRole('radio').nth(1).isChecked()).toBe(true);
  await submitAnswers(quiz);
  await quiz.getByText("We'll submit your answers as soon as you're back online.").waitFor();

  await learner.context().setOffline(false);
  await quiz.getByRole('heading', { name: 'Challenge completed!' }).waitFor();
  await quiz.getByRole('button', { name: 'Back to challenges' }).click();
  await learner.getByRole('tab', { name: 'Completed Challenges' }).click();
  await card.waitFor();

  await admin.getByRole('button', { name: `Delete ${title}` }).click();
  await admin.getByRole('button', { name: 'Delete challenge' }).click();
  await admin.getByText('Daily challenge deleted successfully!').waitFor();
});
