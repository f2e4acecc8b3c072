import { expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { createAccount, DEMO, login, newPerson } from './support/people.ts';
import { guestOf } from './support/rooms.ts';
import { finishQuiz, waitForAttempts } from './support/take-quiz.ts';
import { waitForSavedReplies, waitForServiceWorker } from './support/wait-for-offline.ts';

const browsers = createJourneys();
/** The demo account's own quiz: only premium users and people it is shared with may take it. */
const QUIZ = 'Tea Around the World';

it('a private group shares a quiz, which an invited member takes offline', {
  timeout: 120_000,
}, async () => {
  const founder = await browsers.open({ serviceWorkers: 'block' });
  await login(founder, DEMO.premium, DEMO.password);
  await founder.waitForURL((url) => url.pathname === '/');
  const name = `Tea tasters ${Date.now()}`;

  await founder.goto('/study-groups');
  await founder.getByRole('button', { name: 'Create Group' }).click();
  await founder.getByLabel('Group name').fill('ab');
  await founder.getByLabel('Max members').fill('2');
  await founder.getByLabel('Tags').fill('exam');
  await founder.keyboard.press('Enter');
  await founder.getByRole('button', { name: 'Remove exam' }).waitFor();
  await founder.getByLabel(/^Private/).check();
  await founder.getByRole('button', { name: 'Create group', exact: true }).click();
  await founder.getByText('Group name must be at least 3 characters long').waitFor();
  expect(await listFindings(founder)).toEqual([]);
  await founder.getByLabel('Group name').fill(name);
  await founder.getByRole('button', { name: 'Create group', exact: true }).click();
  await founder.getByText('Study group created successfully!').waitFor();
  const group = founder.getByRole('article', { name });
  await group.getByText('1/2').waitFor();

  await group.getByRole('link', { name: 'View details' }).click();
  await founder.getByRole('heading', { level: 1, name }).waitFor();
  await founder.getByRole('tab', { name: 'Quizzes' }).click();
  await founder.getByRole('button', { name: 'Share a quiz' }).click();
  await founder.getByRole('dialog', { name: 'Share a quiz' }).getByLabel('Search').fill('tea around');
  await founder.getByRole('button', { name: `Share ${QUIZ}`, exact: true }).click();
  await founder.getByRole('link', { name: QUIZ }).waitFor();
  await founder.getByRole('tab', { name: 'Members' }).click();
  const link = await founder.getByText(/\/invite\//).textContent();
  // The group's page has its own URL, which survives a reload, and Back leads to the list.
  await founder.reload();
  await founder.getByText(/\/invite\//).waitFor();
  await founder.goBack();
  await founder.getByRole('article', { name }).waitFor();

  const guest = await guestOf(browsers, 'Tom Taster');
  await guest.goto('/');
  await waitForServiceWorker(guest);
  // Searching for the private group finds nothing for people who weren't invited.
  await guest.goto(`/study-groups?tab=browse&search=${encodeURIComponent(name)}`);
  await guest.getByText('No study group matches.').waitFor();
  await guest.goto(link ?? '');
  await guest.getByRole('heading', { name: "You're invited" }).waitFor();
  await guest.getByText(name).waitFor();
  expect(await listFindings(guest)).toEqual([]);
  await guest.getByRole('button', { name: 'Join group' }).click();
  await guest.getByText('Successfully joined the study group!').waitFor();
  await guest.getByRole('heading', { level: 1, name }).waitFor();
  await guest.getByText('Tom Taster joined the group.').waitFor();
  expect(await listFindings(guest)).toEqual([]);
  await guest.getByRole('tab', { name: 'Quizzes' }).click();
  await guest.getByRole('link', { name: QUIZ }).waitFor();
  expect(await listFindings(guest)).toEqual([]);
  await waitForSavedReplies(guest);

  await guest.goto(`/user/test?search=${encodeURIComponent(QUIZ)}`);
  const quiz = guest.getByRole('article', { name: QUIZ });
  await quiz.getByRole('button', { name: 'Download' }).click();
  await quiz.getByText('Available offline', { exact: true }).waitFor();
  await guest.context().setOffline(true);
  await guest.goto('/study-groups');
  await guest.getByText('Creating, joining and leaving groups needs a connection.').waitFor();
  const offline = guest.getByRole('article', { name });
  await offline.getByText('2/2').waitFor();
  expect(await guest.getByRole('button', { name: 'Create Group' }).isDisabled()).toBe(true);
  await offline.getByRole('link', { name: 'View details' }).click();
  await guest.getByRole('tab', { name: 'Quizzes' }).click();
  await guest.getByRole('link', { name: QUIZ }).click();
  await guest.getByRole('button', { name: 'Start', exact: true }).click();
  await finishQuiz(guest);
  await guest.getByText('Provisional', { exact: true }).waitFor();
  await guest.context().setOffline(false);
  await guest.getByText('Synced', { exact: true }).waitFor({ timeout: 60_000 });
  await waitForAttempts(guest, 1);

  // The group is full now: Tom took the last place.
  const late = await browsers.open({ serviceWorkers: 'block' });
  await createAccount(late, newPerson('Lena Late'));
  await late.goto(link ?? '');
  await late.getByText('This study group is full.').waitFor();

  await founder.goto('/study-groups');
  await founder.getByRole('button', { name: `Settings of ${name}` }).click();
  await founder.getByRole('button', { name: 'Dissolve group' }).click();
  await founder.getByRole('button', { name: 'Dissolve for good' }).click();
  await founder.getByText('Group dissolved.').waitFor();
  await guest.goto('/study-groups');
  await guest.getByText("You aren't in a study group yet.").waitFor();
  await late.goto(link ?? '');
  await late.getByText("This invitation doesn't work any more. Ask for a new one.").waitFor();
  // Tom keeps the report of his attempt at the group's quiz.
  await guest.goto('/user/report');
  await guest.getByText(QUIZ).first().waitFor();
});
