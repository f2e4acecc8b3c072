import { expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { turnOnSwitch } from './support/groups.ts';
import { guestOf, QUIZ } from './support/rooms.ts';
import { finishQuiz } from './support/take-quiz.ts';
import { waitForSavedReplies, waitForServiceWorker } from './support/wait-for-offline.ts';

const browsers = createJourneys();

it('a quiz that a group’s admin sets shows on home, offline too, and in the list of who has done it', {
  timeout: 120_000,
}, async () => {
  const teacher = await guestOf(browsers, 'Tina Teacher');
  const name = `Class ${Date.now()}`;
  await teacher.goto('/study-groups');
  await teacher.getByRole('button', { name: 'Create Group' }).click();
  await teacher.getByLabel('Group name').fill(name);
  await teacher.getByLabel(/^Private/).check();
  await teacher.getByRole('button', { name: 'Create group', exact: true }).click();
  await teacher.getByRole('article', { name }).getByRole('link', { name: 'View details' }).click();
  const tab = (title: string) => teacher.getByRole('tab', { name: title }).click();
  await teacher.getByRole('button', { name: 'Assign a quiz' }).click();
  await teacher.getByText('Share a quiz with the group first.', { exact: false }).waitFor();
  await teacher.keyboard.press('Escape');
  await tab('Quizzes');
  await teacher.getByRole('button', { name: 'Share a quiz' }).click();
  const sharing = teacher.getByRole('dialog', { name: 'Share a quiz' });
  await sharing.getByLabel('Search').fill('atoms');
  await sharing.getByRole('button', { name: `Share ${QUIZ}`, exact: true }).click();
  await teacher.getByRole('link', { name: QUIZ }).waitFor();
  await tab('Members');
  const link = await teacher.getByText(/\/invite\//).textContent();
  await tab('Overview');

  await teacher.getByRole('button', { name: 'Assign a quiz' }).click();
  const setting = teacher.getByRole('dialog', { name: 'Assign a quiz' });
  await setting.getByLabel('Due date').fill('2020-01-01');
  await setting.getByRole('button', { name: 'Assign to the group' }).click();
  await setting.getByText('Choose today or a day within the next 365 days.').waitFor();
  expect(await listFindings(teacher)).toEqual([]);
  await setting.getByLabel('Due date').fill(new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10));
  await setting.getByRole('button', { name: 'Assign to the group' }).click();
  await teacher.getByText('0 of 1 done').waitFor();

  const learner = await guestOf(browsers, 'Leo Learner');
  await learner.goto('/');
  await waitForServiceWorker(learner);
  await learner.goto(link ?? '');
  await learner.getByRole('button', { name: 'Join group' }).click();
  await learner.getByRole('tab', { name: 'Settings' }).click();
  await turnOnSwitch(learner, 'Show my percent to the admins');
  await learner.goto('/');
  const fromGroups = learner.getByRole('region', { name: 'From your groups' });
  await fromGroups.getByText(name).waitFor();
  expect(await listFindings(learner)).toEqual([]);
  await waitForSavedReplies(learner);
  await learner.context().setOffline(true);
  await learner.goto('/');
  await fromGroups.getByText(name).waitFor();
  await learner.context().setOffline(false);
  await fromGroups.getByRole('link', { name: QUIZ }).click();
  await learner.getByRole('button', { name: 'Start', exact: true }).click();
  await finishQuiz(learner);
  await learner.getByText('Synced', { exact: true }).waitFor({ timeout: 60_000 });
  await learner.goto('/');
  await learner.getByRole('heading', { name: 'More for you' }).waitFor();
  await fromGroups.waitFor({ state: 'detached' });

  await teacher.goto('/study-groups');
  await teacher.getByRole('article', { name }).getByRole('link', { name: 'View details' }).click();
  await teacher.getByRole('button', { name: '1 of 2 done' }).click();
  const progress = teacher.getByRole('dialog', { name: QUIZ });
  const row = progress.getByRole('listitem').filter({ hasText: 'Leo Learner' });
  await row.getByText(/^\d+%$/).waitFor();
  await row.getByText('Done', { exact: true }).waitFor();
  await progress.getByRole('listitem').filter({ hasText: 'Tina Teacher' }).getByText('Not yet').waitFor();
  expect(await listFindings(teacher)).toEqual([]);
});
