import { expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { guestOf, hostOf, joinRoom, QUIZ } from './support/rooms.ts';
import { answerAll, waitForAttempts } from './support/take-quiz.ts';

const browsers = createJourneys({ worker: false });

it('a founder sees what three consenting members are about to forget, and reviews it with one in a live room', {
  timeout: 240_000,
}, async () => {
  const founder = await hostOf(browsers);
  const name = `Forgetful ${Date.now()}`;
  await founder.goto('/study-groups');
  await founder.getByRole('button', { name: 'Create Group' }).click();
  await founder.getByLabel('Group name').fill(name);
  await founder.getByLabel(/^Private/).check();
  await founder.getByRole('button', { name: 'Create group', exact: true }).click();
  await founder.getByRole('article', { name }).getByRole('link', { name: 'View details' }).click();
  await founder.getByText('0 of 3.', { exact: false }).waitFor();
  await founder.getByRole('tab', { name: 'Quizzes' }).click();
  await founder.getByRole('button', { name: 'Share a quiz' }).click();
  const sharing = founder.getByRole('dialog', { name: 'Share a quiz' });
  await sharing.getByLabel('Search').fill('atoms');
  await sharing.getByRole('button', { name: `Share ${QUIZ}`, exact: true }).click();
  await founder.getByRole('link', { name: QUIZ }).waitFor();
  await founder.getByRole('tab', { name: 'Members' }).click();
  const link = (await founder.getByText(/\/invite\//).textContent()) ?? '';

  const members = [];
  for (const who of ['Mia Member', 'Max Member', 'Moe Member']) {
    const member = await guestOf(browsers, who);
    await member.goto(link);
    await member.getByRole('button', { name: 'Join group' }).click();
    await member.getByRole('tab', { name: 'Settings' }).click();
    await member.getByLabel("Count my reviews in the group's memory").check();
    await member.getByRole('tab', { name: 'Overview' }).click();
    await member
      .getByText(`${members.length + 1} of 3.`, { exact: false })
      .or(member.getByText('still knows well'))
      .first()
      .waitFor();
    await member.getByRole('tab', { name: 'Quizzes' }).click();
    await member.getByRole('link', { name: QUIZ }).click();
    await member.getByRole('button', { name: 'Start', exact: true }).click();
    await answerAll(member);
    await waitForAttempts(member, 1);
    members.push(member);
  }

  await founder.goto('/study-groups');
  await founder.getByRole('article', { name }).getByRole('link', { name: 'View details' }).click();
  await founder.getByText(/\d+% or less still known/).waitFor();
  expect(await listFindings(founder)).toEqual([]);
  await founder.getByRole('button', { name: 'Review together' }).click();
  await founder.waitForURL(/\/real-time-quiz\/[A-Z0-9]{6}$/);
  const code = (await founder.getByText(/Room code: [A-Z0-9]{6}/).textContent())?.slice(-6) ?? '';
  const [member] = members;
  if (member === undefined) throw new Error('Nobody has joined the group.');
  await joinRoom(member, code);
  await founder.getByText('Mia Member').first().waitFor();
  await founder.getByRole('button', { name: 'Start Quiz' }).click();
  await member
    .getByText(/Question 1 of \d+/)
    .first()
    .waitFor();
});
