import { newId } from '@quorbit/contracts/lib/ids';
import { expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { createAccount, newPerson } from './support/people.ts';
import { guestOf } from './support/rooms.ts';

const browsers = createJourneys({ worker: false });

it('two people become friends, and one of them blocks the other', { timeout: 120_000 }, async () => {
  // A word that only the names of this test's people contain, so that a search finds nobody else.
  const word = `Q${newId().slice(-8)}`;
  const ada = await browsers.open();
  await createAccount(ada, newPerson(`Ada ${word}`));
  const bob = await guestOf(browsers, `Böb ${word}`);

  await ada.goto('/friends');
  await ada.getByText("You haven't added any friends yet.").waitFor();
  await ada.getByRole('button', { name: 'Find friends' }).click();
  await ada.getByText('Type at least 2 characters to search for users').waitFor();
  await ada.getByLabel('Search').fill(`bob ${word.toLowerCase()}`);
  await ada.getByRole('list', { name: 'People found' }).getByText(`Böb ${word}`, { exact: true }).first().waitFor();
  expect(await listFindings(ada)).toEqual([]);
  await ada.getByRole('button', { name: 'Add friend' }).click();
  await ada.getByText('Friend request sent successfully!').waitFor();
  await ada.getByRole('list', { name: 'People found' }).getByText('Requested').waitFor();

  await bob.goto('/friends');
  await bob.getByRole('tab', { name: 'Requests (1)' }).click();
  await bob
    .getByRole('list', { name: 'Received requests' })
    .getByText(`Ada ${word}`, { exact: true })
    .first()
    .waitFor();
  expect(await listFindings(bob)).toEqual([]);
  await bob.getByRole('button', { name: 'Accept' }).click();
  await bob.getByText('Friend request accepted!').waitFor();
  await bob.getByRole('tab', { name: 'Friends (1)' }).click();
  await bob.getByRole('list', { name: 'Friends' }).getByText(`Ada ${word}`, { exact: true }).first().waitFor();

  await ada.goto('/friends');
  await ada.getByRole('tab', { name: 'Friends (1)' }).waitFor();
  const friends = ada.getByRole('list', { name: 'Friends' });
  await friends.getByText('Level 1 · 0 XP').waitFor();
  await ada.context().setOffline(true);
  await ada.getByText('Sending and answering requests, blocking and searching need a connection.').waitFor();
  const more = friends.getByRole('button', { name: /^More for Böb/ });
  expect(await more.isDisabled()).toBe(true);
  await ada.context().setOffline(false);
  await more.click();
  expect(await listFindings(ada)).toEqual([]);
  await ada.getByRole('menuitem', { name: 'Block' }).click();
  await ada.getByRole('dialog', { name: 'Block this person?' }).waitFor();
  expect(await listFindings(ada)).toEqual([]);
  await ada.getByRole('button', { name: 'Block user' }).click();
  await ada.getByText('User blocked successfully!').waitFor();
  await ada.getByRole('tab', { name: 'Blocked (1)' }).waitFor();
  await ada.getByRole('tab', { name: 'Friends (0)' }).waitFor();

  await bob.goto(`/friends?tab=find&search=${word}`);
  await bob.getByText('Nobody has a name like that.').waitFor();
  await bob.getByRole('tab', { name: 'Friends (0)' }).waitFor();

  await ada.getByRole('tab', { name: 'Blocked (1)' }).click();
  await ada.getByRole('button', { name: 'Unblock' }).click();
  await ada.getByText('User unblocked successfully!').waitFor();
  await ada.getByText("You haven't blocked anyone.").waitFor();
  await bob.reload();
  await bob.getByRole('button', { name: 'Add friend' }).waitFor();
});
