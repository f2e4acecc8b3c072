import { expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { createAccount, newPerson, PASSWORD } from './support/people.ts';
import { guestOf } from './support/rooms.ts';

const browsers = createJourneys({ worker: false });
const DEAD = "This invitation doesn't work any more. Ask for a new one.";

it('an invitation link makes two people friends, with a sign-up on the way, and works only once', {
  timeout: 120_000,
}, async () => {
  const inviter = await guestOf(browsers, 'Ida Inviter');
  await inviter.goto('/friends');
  await inviter.getByRole('button', { name: 'Invite a friend' }).click();
  const dialog = inviter.getByRole('dialog', { name: 'Invite a friend' });
  await dialog.getByText('You have no open link.').waitFor();
  await dialog.getByRole('button', { name: 'New link' }).click();
  const link = await dialog.getByText(/\/invite\//).textContent();
  expect(await listFindings(inviter)).toEqual([]);
  await inviter.goto(link ?? '');
  await inviter.getByText('This is your own invitation.', { exact: false }).waitFor();

  const guest = await browsers.open();
  await guest.goto(link ?? '');
  await guest.getByText('Ida Inviter would like to be friends with you on Quorbit.').waitFor();
  expect(await listFindings(guest)).toEqual([]);
  await guest.getByRole('link', { name: 'Create account' }).click();
  const { name, email } = newPerson('Nina Newcomer');
  await guest.getByLabel('Name', { exact: true }).fill(name);
  await guest.getByLabel('E-mail', { exact: true }).fill(email);
  await guest.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await guest.getByRole('button', { name: 'Create account' }).click();
  await guest.getByRole('button', { name: 'Become friends' }).click();
  await guest.getByText('You and Ida Inviter are friends now.').waitFor();
  await guest.waitForURL((url) => url.pathname === '/friends');
  await guest.getByRole('button', { name: 'More for Ida Inviter' }).waitFor();

  await inviter.goto('/friends');
  await inviter.getByRole('button', { name: 'More for Nina Newcomer' }).waitFor();
  await inviter.getByRole('button', { name: 'Invite a friend' }).click();
  await dialog.getByText('You have no open link.').waitFor();

  const late = await browsers.open();
  await late.goto(link ?? '');
  await late.getByText(DEAD).waitFor();
  await createAccount(late, newPerson('Lars Late'));
  await late.goto(link ?? '');
  await late.getByText(DEAD).waitFor();
});
