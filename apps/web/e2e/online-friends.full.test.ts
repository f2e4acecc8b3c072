import { newId } from '@quorbit/contracts/lib/ids';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { guestOf } from './support/rooms.ts';

const browsers = createJourneys({ worker: false });

/** Reloads the friends page until it shows this many friends as online. */
async function seesOnline(page: Page, count: number): Promise<void> {
  const friends = page.getByRole('list', { name: 'Friends' });
  await expect
    .poll(
      async () => {
        await page.goto('/friends');
        await friends.getByRole('listitem').first().waitFor();
        return friends.getByText('Online', { exact: true }).count();
      },
      { timeout: 60_000 },
    )
    .toBe(count);
}

it('a friend is shown as online until they close the app or hide it', { timeout: 240_000 }, async () => {
  // A word that only the names of this test's people contain, so that a search finds nobody else.
  const word = `Q${newId().slice(-8)}`;
  const ada = await guestOf(browsers, `Ada ${word}`);
  const bob = await guestOf(browsers, `Bob ${word}`);
  await ada.goto(`/friends?tab=find&search=${word}`);
  await ada.getByRole('button', { name: 'Add friend' }).click();
  await ada.getByText('Friend request sent successfully!').waitFor();
  await bob.goto('/friends');
  await bob.getByRole('tab', { name: 'Requests (1)' }).click();
  await bob.getByRole('button', { name: 'Accept' }).click();
  await bob.getByText('Friend request accepted!').waitFor();

  await seesOnline(ada, 1);
  expect(await listFindings(ada)).toEqual([]);

  const context = bob.context();
  await bob.close();
  await seesOnline(ada, 0);

  const again = await context.newPage();
  await again.goto('/settings');
  await seesOnline(ada, 1);
  await again.getByLabel("Show when I'm online").click();
  await seesOnline(ada, 0);
  await again.getByLabel("Show when I'm online").click();
  await seesOnline(ada, 1);
});
