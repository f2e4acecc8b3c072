import { newId } from '@quorbit/contracts/lib/ids';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { ADMIN, createPremiumAccount, login, newPerson } from './support/people.ts';
import { submitAnswers } from './support/take-quiz.ts';

const browsers = createJourneys({ worker: false });
const QUESTIONS = ['Which metal is liquid at room temperature?', 'Which gas do plants take in?'];

it('a question is reported, hidden and brought back; its author reads why and answers', {
  timeout: 180_000,
}, async () => {
  const title = `Chemistry ${newId().slice(-8)}`;
  const author = await browsers.open();
  await createPremiumAccount(author, newPerson('Aurel Author'));
  const quizId = await makeQuiz(author, title);

  const reporter = await browsers.open({ viewport: { width: 360, height: 740 } });
  await createPremiumAccount(reporter, newPerson('Rita Reporter'));
  await reporter.goto(`/user/test/${quizId}`);
  await reporter.getByRole('button', { name: 'Start', exact: true }).click();
  await reporter.getByText('Question 1 of 2').waitFor();
  await submitAnswers(reporter);
  await reporter.waitForURL(/\/report\//);
  await reporter.getByText('Synced').first().waitFor();
  await reportQuestion(reporter, 'It has two right answers.');
  await reporter.getByText('Thanks. A moderator will look at it.').waitFor();
  await reportQuestion(reporter, 'As I said.');
  await reporter.getByText('You already reported this').waitFor();

  const admin = await browsers.open();
  await login(admin, ADMIN.email, ADMIN.password);
  await admin.waitForURL((url) => url.pathname === '/admin');
  await admin.getByRole('link', { name: 'Moderation' }).first().click();
  await admin.getByRole('heading', { level: 1, name: 'Moderation' }).waitFor();
  expect(await listFindings(admin)).toEqual([]);
  const list = admin.getByRole('tabpanel');
  await list
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('link', { name: /Look and decide/ })
    .click();
  await admin.getByRole('heading', { level: 1, name: 'Reported question' }).waitFor();
  await admin.getByText('It has two right answers.').waitFor();
  await admin.getByText('Rita Reporter').waitFor();
  await admin.getByLabel('Decision').selectOption('Hide question');
  await admin.getByRole('button', { name: 'Hide question' }).click();
  await admin.getByText('Say why. The person concerned will read it.').waitFor();
  await admin.getByLabel('Reason').fill('Two of its answers are right.');
  expect(await listFindings(admin)).toEqual([]);
  await admin.getByRole('button', { name: 'Hide question' }).click();
  await admin.getByRole('heading', { name: 'Question hidden' }).waitFor();
  expect(await questionsOf(author, quizId)).toEqual([QUESTIONS[1]]);

  await author.goto('/');
  await author.getByRole('link', { name: 'Read the notice' }).click();
  await author.getByRole('heading', { name: 'Your question was hidden' }).waitFor();
  await author.getByText('Two of its answers are right.').waitFor();
  expect(await author.getByText('Rita Reporter').count()).toBe(0);
  expect(await listFindings(author)).toEqual([]);
  await author.getByLabel('Answer').fill('Only one of them is a metal.');
  await author.getByRole('button', { name: 'Send answer' }).click();
  await author.getByText('Your answer').waitFor();
  await author.goto('/');
  await author.getByRole('heading', { level: 1 }).waitFor();

  await admin.reload();
  await admin.getByText('Only one of them is a metal.').waitFor();
  await admin.getByRole('button', { name: 'Undo…' }).click();
  await admin.getByRole('dialog', { name: 'Undo this decision?' }).waitFor();
  expect(await listFindings(admin)).toEqual([]);
  await admin.getByRole('button', { name: 'Undo decision' }).click();
  await admin.getByText('The decision is undone.').waitFor();
  expect(await questionsOf(author, quizId)).toEqual(QUESTIONS);
  await author.reload();
  await author.getByRole('link', { name: 'Read the notice' }).click();
  await author.getByText('A moderator undid this').waitFor();
});

it('an admin suspends a reported person, who is logged out and can’t be found any more', {
  timeout: 120_000,
}, async () => {
  const word = newId().slice(-8);
  const rude = await browsers.open();
  await createPremiumAccount(rude, newPerson(`Rudi Rude ${word}`));
  const reporter = await browsers.open();
  await createPremiumAccount(reporter, newPerson('Olga Other'));
  await reporter.goto(`/friends?tab=find&search=${word}`);
  await reporter.getByRole('button', { name: `More for Rudi Rude ${word}` }).click();
  await reporter.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = reporter.getByRole('dialog', { name: `Report Rudi Rude ${word}` });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await dialog.getByText('Choose a reason.').waitFor();
  expect(await listFindings(reporter)).toEqual([]);
  await dialog.getByLabel('Reason').selectOption('Harassment or bullying');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await reporter.getByText('Thanks. A moderator will look at it.').waitFor();

  const admin = await browsers.open();
  await login(admin, ADMIN.email, ADMIN.password);
  await admin.waitForURL((url) => url.pathname === '/admin');
  await admin.goto('/admin/moderation?kind=person');
  await admin
    .getByRole('listitem')
    .filter({ hasText: word })
    .getByRole('link', { name: /Look and decide/ })
    .click();
  await admin.getByLabel('Decision').selectOption('Suspend');
  await admin.getByLabel('Reason').fill('You insulted others.');
  await admin.getByRole('button', { name: 'Suspend' }).click();
  await admin.getByRole('heading', { name: 'Account suspended' }).waitFor();
  await rude.goto('/user/report');
  await rude.waitForURL((url) => url.pathname === '/login');
  await reporter.reload();
  await reporter.getByText('Nobody has a name like that.').waitFor();
});

it('a moderator removes a member and then the whole group, and undoes both', { timeout: 180_000 }, async () => {
  const name = `Loud circle ${newId().slice(-8)}`;
  const founder = await browsers.open();
  await createPremiumAccount(founder, newPerson('Fay Founder'));
  await founder.goto('/study-groups');
  await founder.getByRole('button', { name: 'Create Group' }).click();
  await founder.getByLabel('Group name').fill(name);
  await founder.getByRole('button', { name: 'Create group', exact: true }).click();
  await founder.getByText('Study group created successfully!').waitFor();

  const member = await browsers.open({ viewport: { width: 360, height: 740 } });
  await createPremiumAccount(member, newPerson('Max Member'));
  await member.goto(`/study-groups?tab=browse&search=${encodeURIComponent(name)}`);
  await member.getByRole('link', { name: `View details of ${name}` }).click();
  await member.getByRole('button', { name: 'Join group' }).click();
  await member.getByRole('tab', { name: 'Settings' }).click();
  await member.getByRole('button', { name: 'Report group' }).click();
  const report = member.getByRole('dialog', { name: `Report ${name}` });
  await report.getByLabel('Reason').selectOption('Spam or advertising');
  await report.getByRole('button', { name: 'Send report' }).click();
  await member.getByText('Thanks. A moderator will look at it.').waitFor();
  const groupUrl = member.url();

  const admin = await browsers.open({ viewport: { width: 360, height: 740 } });
  await login(admin, ADMIN.email, ADMIN.password);
  await admin.waitForURL((url) => url.pathname === '/admin');
  const decide = async (action: string) => {
    await admin.getByRole('combobox', { name: 'Decision' }).selectOption(action);
    if (action === 'Remove member') await admin.getByLabel('Member', { exact: true }).selectOption('Max Member');
    await admin.getByLabel('Reason').fill('Too loud.');
    await admin.getByRole('button', { name: action }).click();
    expect(await listFindings(admin)).toEqual([]);
    await admin.getByRole('dialog').getByRole('button', { name: action }).click();
  };
  const undo = async () => {
    await admin.getByRole('button', { name: 'Undo…' }).click();
    await admin.getByRole('button', { name: 'Undo decision' }).click();
    await admin.getByText('The decision is undone.').first().waitFor();
    await admin.getByRole('combobox', { name: 'Decision' }).waitFor();
  };
  await admin.goto('/admin/moderation?kind=group');
  const about = admin.getByRole('listitem').filter({ hasText: name });
  await about.getByRole('link', { name: /Look and decide/ }).click();
  await decide('Remove member');
  await admin.getByRole('heading', { name: 'Member removed: Max Member' }).waitFor();
  await member.goto('/moderation');
  await member.getByRole('heading', { name: 'You were removed from a study group' }).waitFor();
  await member.getByText(name).waitFor();
  await member.goto(groupUrl);
  await member.getByRole('button', { name: 'Join group' }).click();
  await member.getByText('A moderator removed you from this study group.').waitFor();
  await undo();
  await member.goto(groupUrl);
  await member.getByRole('tab', { name: 'Overview' }).click();
  await member.getByText('A moderator put Max Member back.').waitFor();

  await decide('Remove group');
  await admin.getByRole('heading', { name: 'Group removed' }).waitFor();
  await member.goto(groupUrl);
  await member.getByText("This group isn't there any more").waitFor();
  expect(await listFindings(member)).toEqual([]);
  await member.goto('/notifications');
  await member.getByText(`The moderators removed ${name}.`).waitFor({ timeout: 30_000 });
  await undo();
  await member.goto(groupUrl);
  await member.getByRole('heading', { level: 1, name }).waitFor();
});

async function reportQuestion(page: Page, details: string): Promise<void> {
  await page.getByRole('button', { name: 'Report this question' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Report this question' });
  await dialog.getByLabel('Reason').selectOption('The answer is wrong');
  await dialog.getByLabel('Details').fill(details);
  expect(await listFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send report' }).click();
}

/** Creates a quiz as the page's user, over REST as a third-party program would. */
async function makeQuiz(page: Page, title: string): Promise<string> {
  const headers = await headersOf(page);
  const made = await page.request.post('/api/quizzes', { headers, data: { title, category: 'Science' } });
  const { _id: id }: { _id: string } = await made.json();
  for (const question of QUESTIONS) {
    const data = { question, options: ['Iron', 'Mercury', 'Carbon dioxide', 'Oxygen'], correctAnswer: 'B' };
    const added = await page.request.post(`/api/quizzes/${id}/questions`, { headers, data });
    expect(added.ok()).toBe(true);
  }
  return id;
}

async function questionsOf(page: Page, id: string): Promise<string[]> {
  const read = await page.request.get(`/api/quizzes/${id}`, { headers: await headersOf(page) });
  const { questions }: { questions: { question: string }[] } = await read.json();
  return questions.map(({ question }) => question);
}

async function headersOf(page: Page): Promise<Record<string, string>> {
  return { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` };
}
