import { expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { ADMIN, createAccount, login, newPerson } from './support/people.ts';
import { submitAnswers } from './support/take-quiz.ts';

const browsers = createJourneys({ worker: false });

it('an admin makes a challenge; a learner joins, plays through a lost connection and a reload, and completes it', {
  timeout: 120_000,
}, async () => {
  const title = `One quick quiz ${Date.now()}`;
  const admin = await browsers.open();
  await login(admin, ADMIN.email, ADMIN.password);
  await admin.waitForURL((url) => url.pathname === '/admin');
  await admin.goto('/gamification');
  await admin.getByRole('button', { name: 'Create Challenge' }).click();
  const form = admin.getByRole('dialog', { name: 'Create Challenge' });
  await form.getByLabel('Title', { exact: true }).fill(title);
  await form.getByLabel('Description').fill('A single quiz, from start to finish.');
  await form.getByLabel('Quizzes to play').fill('1');
  await form.getByLabel('Duration (hours)').fill('1');
  await form.getByRole('button', { name: 'Create Challenge' }).click();
  await form.getByText('Please select at least one quiz for the challenge.').waitFor();
  await form
    .getByRole('checkbox', { name: /Never published/ })
    .first()
    .check();
  expect(await listFindings(admin)).toEqual([]);
  await form.getByRole('button', { name: 'Create Challenge' }).click();
  await admin.getByText('Daily challenge created successfully!').waitFor();
  await admin.getByRole('article', { name: title }).getByText('Play 1 quiz.').waitFor();

  const learner = await browsers.open();
  await createAccount(learner, newPerson('Chris Challenger'));
  await learner.goto('/gamification');
  const card = learner.getByRole('article', { name: title });
  await card.waitFor();
  expect(await listFindings(learner)).toEqual([]);
  await card.getByRole('button', { name: 'Join Challenge' }).click();
  await learner.getByText('Successfully joined the challenge!').waitFor();
  await card.getByText('1 participant ·').waitFor();
  await card.getByRole('button', { name: 'Start Quiz' }).click();
  const quiz = learner.getByRole('dialog', { name: 'Quiz' });
  await quiz.getByText('Question 1 of').waitFor();
  expect(await listFindings(learner)).toEqual([]);
  await quiz.getByRole('radio').first().check();
  await quiz.getByText('Answers are saved as you go.').waitFor();
  await quiz.getByRole('button', { name: 'Next' }).click();
  await learner.context().setOffline(true);
  await quiz.getByRole('radio').nth(1).check();
  await quiz.getByText("Your answers are on this device. We'll send them when you're back online.").waitFor();
  await learner.context().setOffline(false);
  await quiz.getByText('Answers are saved as you go.').waitFor();
  await learner.reload();
  await quiz.getByRole('button', { name: 'Question 2, answered' }).click();
  expect(await quiz.getByRole('radio').nth(1).isChecked()).toBe(true);
  await submitAnswers(quiz);
  await learner.getByText('Quiz submitted successfully!').waitFor();
  await quiz.getByRole('heading', { name: 'Challenge completed!' }).waitFor();
  await quiz.getByText('+150 XP').waitFor();
  expect(await listFindings(learner)).toEqual([]);
  await quiz.getByRole('button', { name: 'Back to challenges' }).click();
  await card.waitFor({ state: 'detached' });
  await learner.getByRole('tab', { name: 'Completed Challenges' }).click();
  await card.getByRole('button', { name: 'View History' }).click();
  await learner.getByRole('dialog', { name: title }).getByText('1 attempt, 1 completed').waitFor();
  await learner.keyboard.press('Escape');
  await learner.getByRole('tab', { name: 'My History' }).click();
  await card.getByText('100% done').waitFor();

  await admin.reload();
  await admin.getByRole('button', { name: `Delete ${title}` }).click();
  await admin.getByRole('button', { name: 'Delete challenge' }).click();
  await admin.getByText('Daily challenge deleted successfully!').waitFor();
});
