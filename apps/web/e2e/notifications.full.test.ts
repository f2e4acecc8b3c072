import { newId } from '@quorbit/contracts/lib/ids';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { createAccount, newPerson } from './support/people.ts';
import { guestOf } from './support/rooms.ts';

const browsers = createJourneys({ worker: false });

/** Opens the list of a new account, which has one entry about the confirmation mail. */
async function readFirstNotification(page: Page): Promise<void> {
  await page.goto('/notifications');
  await page.getByRole('link', { name: 'Confirm your e-mail address' }).waitFor();
  await page.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
}

it('a friend request, its acceptance and a group invitation each ring the bell', { timeout: 120_000 }, async () => {
  const word = `Q${newId().slice(-8)}`;
  const ada = await browsers.open();
  await createAccount(ada, newPerson(`Ada ${word}`));
  const bob = await guestOf(browsers, `Bob ${word}`);
  const bell = { name: 'Notifications, 1 new' } as const;

  for (const page of [ada, bob]) await readFirstNotification(page);

  await ada.goto(`/friends?tab=find&search=${word}`);
  await ada.getByRole('button', { name: 'Add friend' }).click();
  await ada.getByText('Friend request sent successfully!').waitFor();

  await bob.goto('/achievements');
  await bob.getByRole('link', bell).click();
  const list = bob.getByRole('list', { name: 'Notifications' });
  await list.getByText(`Ada ${word} wants to be your friend.`).waitFor();
  await bob.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
  expect(await listFindings(bob)).toEqual([]);
  await bob.reload();
  await list.getByText(`Ada ${word} wants to be your friend.`).waitFor();
  await bob.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
  await list.getByRole('link', { name: 'Friend request' }).click();
  await bob.getByRole('tab', { name: 'Requests (1)', selected: true }).waitFor();
  await bob.getByRole('button', { name: 'Accept' }).click();
  await bob.getByText('Friend request accepted!').waitFor();

  await ada.getByRole('link', bell).click();
  await ada.getByText(`Bob ${word} accepted your friend request.`).waitFor();
  await ada.getByRole('link', { name: 'New friend' }).click();
  await ada.getByRole('heading', { level: 1, name: `Bob ${word}` }).waitFor();
  await ada.getByText('No medals yet.').waitFor();
  expect(await listFindings(ada)).toEqual([]);

  // Friends are invited to a private group by notification too, and can join without an invitation link.
  const name = `Circle ${word}`;
  await ada.goto('/study-groups');
  await ada.getByRole('button', { name: 'Create Group' }).click();
  await ada.getByLabel('Group name').fill(name);
  await ada.getByLabel(/^Private/).check();
  await ada.getByRole('button', { name: 'Create group', exact: true }).click();
  await ada.getByRole('article', { name }).getByRole('link', { name: 'View details' }).click();
  await ada.getByRole('tab', { name: 'Members' }).click();
  await ada.getByRole('button', { name: 'Invite friends' }).click();
  await ada.getByRole('button', { name: `Invite Bob ${word}` }).click();
  await ada.getByRole('button', { name: `Invited Bob ${word}` }).waitFor();
  expect(await listFindings(ada)).toEqual([]);

  await bob.getByRole('link', bell).click();
  await list.getByText(`Ada ${word} invites you to ${name}.`).waitFor();
  await list.getByRole('link', { name: 'Invitation' }).click();
  await bob.getByRole('button', { name: 'Join group' }).click();
  await bob.getByText(`Bob ${word} joined the group.`).waitFor();
});
