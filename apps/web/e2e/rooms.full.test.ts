import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { listFindings } from './support/axe.ts';
import { createJourneys } from './support/browser.ts';
import { findRightOption } from './support/earning.ts';
import { listOverflows } from './support/layout.ts';
import {
  answer,
  guestOf,
  hostOf,
  joinRoom,
  leaderboardOf,
  openRoom,
  QUIZ,
  questionNumber,
  shortQuiz,
  waitForConnected,
} from './support/rooms.ts';

const browsers = createJourneys({ worker: false });
/** Sizes of phones in landscape. */
const SIDEWAYS = [
  { width: 740, height: 360 },
  { width: 844, height: 390 },
];

const QUESTIONS = 4;

it('two people play a game in lockstep, one of them offline for a while, up to the podium', async () => {
  const [host, guest] = await Promise.all([hostOf(browsers), guestOf(browsers, 'Gus Guest')]);
  const both = [host, guest];
  // Celebrations of other rewards would cover the game once the server confirms them, so they are dismissed.
  for (const page of both)
    await page.addLocatorHandler(page.getByRole('button', { name: 'Continue' }), (next) => next.click());
  const code = await openRoom(host, { title: await shortQuiz(browsers.address(), QUESTIONS) });
  expect(await host.getByRole('button', { name: 'Start Quiz' }).isDisabled()).toBe(true);
  await host.getByText('Need at least 2 players').waitFor();
  await joinRoom(guest, code);
  expect(await guest.getByRole('button', { name: 'Start Quiz' }).count()).toBe(0);
  await guest.getByLabel('Message').fill('Ready?');
  await guest.keyboard.press('Enter');
  await host.getByText('Ready?').waitFor();
  expect(await listFindings(host)).toEqual([]);
  await host.getByRole('button', { name: 'Start Quiz' }).click();

  for (let question = 1; question <= QUESTIONS; question += 1) {
    await Promise.all(both.map((page) => questionNumber(page, question, QUESTIONS).waitFor()));
    if (question === 1) expect(await listFindings(host)).toEqual([]);
    if (question === 2) {
      await guest.context().setOffline(true);
      await guest.getByText('Reconnecting', { exact: true }).waitFor();
      await answer(guest, '2');
      await guest.context().setOffline(false);
      await waitForConnected(guest);
      await guest.getByText('Answer locked in.').waitFor();
      expect(await questionNumber(guest, 2, QUESTIONS).isVisible()).toBe(true);
    } else await answer(guest, '1');
    await answer(host, '2');
  }

  await Promise.all(both.map((page) => page.getByRole('list', { name: 'Podium' }).waitFor()));
  await guest.getByText(/^\+\d+ XP$/).waitFor();
  await guest.keyboard.press('Escape');
  expect(await listFindings(guest)).toEqual([]);
  await host.keyboard.press('Escape');
  await host.getByRole('button', { name: 'Class report' }).click();
  await host.getByRole('heading', { name: 'Hardest first' }).waitFor();
  await host.keyboard.press('Escape');
  await guest.getByRole('button', { name: 'Back to Menu' }).click();
  await guest.getByText('Games played').waitFor();
  await guest.getByText('1', { exact: true }).first().waitFor();
});

it('when the host leaves, the other player becomes the host, and the room survives a reload', async () => {
  const [host, guest] = await Promise.all([hostOf(browsers), guestOf(browsers, 'Heidi Heir')]);
  const code = await openRoom(host);
  await joinRoom(guest, code);
  await host.getByRole('button', { name: 'Leave Room' }).click();
  await host.getByText('Left the room successfully').waitFor();
  await guest.getByText("You're the host now.").waitFor();
  await guest.getByText('Need at least 2 players').waitFor();
  await guest.reload();
  await guest.getByText(`Room code: ${code}`).waitFor();
  await waitForConnected(guest);
  await joinRoom(host, code);
  await guest.getByRole('button', { name: 'Start Quiz' }).click();
  await Promise.all([host, guest].map((page) => questionNumber(page, 1).waitFor()));
  // Leaving during a game asks for confirmation.
  await host.getByRole('button', { name: 'Leave Room' }).click();
  await host.getByRole('button', { name: 'Leave for good' }).click();
  await host.getByText('Left the room successfully').waitFor();
});

it('a host removes a player, and a wrong room code shows an error', async () => {
  const [host, guest] = await Promise.all([hostOf(browsers), guestOf(browsers, 'Rita Removed')]);
  const code = await openRoom(host);
  await joinRoom(guest, code);
  await host.getByRole('button', { name: 'More about Rita Removed' }).click();
  await host.getByRole('button', { name: 'Remove from the room' }).click();
  await guest.getByText('The host removed you from the room.').waitFor();
  await guest.getByLabel('Room code').fill('AAAAAA');
  await guest.getByRole('button', { name: 'Join Room' }).click();
  await guest.getByRole('alert').waitFor();
  await host.getByRole('button', { name: 'Leave Room' }).click();
  await host.getByText('Left the room successfully').waitFor();
});

it('a host on the stage shows the game to everybody and sets its pace', async () => {
  const [host, second, two] = await Promise.all([
    hostOf(browsers),
    guestOf(browsers, 'First Player'),
    guestOf(browsers, 'Second Player'),
  ]);
  await host.setViewportSize({ width: 1920, height: 1080 });
  const code = await openRoom(host, { plays: false });
  await Promise.all([joinRoom(second, code), joinRoom(two, code)]);
  await host.getByRole('button', { name: 'Start Quiz' }).click();
  await Promise.all([host, second, two].map((page) => questionNumber(page, 1).waitFor()));
  expect(await listFindings(host, [{ width: 1920, colorScheme: 'light' }])).toEqual([]);
  // One player must answer correctly, or there is no winner and no podium.
  const asked = await second.getByRole('heading', { level: 1 }).textContent();
  await answer(second, String((await findRightOption(browsers.address(), QUIZ, asked)) + 1));
  await answer(two, '2');
  // With a host on the stage, the results stay until the host continues.
  for (const page of [second, two]) {
    await leaderboardOf(page).waitFor();
    expect(await leaderboardOf(page).getByRole('listitem').count()).toBe(2);
  }
  await host.getByRole('list', { name: 'How everybody answered' }).waitFor();
  await host.getByRole('button', { name: 'Next' }).click();
  await Promise.all([host, second, two].map((page) => questionNumber(page, 2).waitFor()));
  for (let question = 2; question <= 10; question += 1) {
    await questionNumber(host, question).waitFor();
    await host.getByRole('button', { name: 'Next' }).click();
    await host.getByRole('list', { name: 'How everybody answered' }).waitFor();
    await host.getByRole('button', { name: 'Next' }).click();
  }
  await host.getByRole('list', { name: 'Podium' }).waitFor();
  expect(await listFindings(host, [{ width: 1920, colorScheme: 'light' }])).toEqual([]);
  await host.getByRole('button', { name: 'Class report' }).click();
  await host.getByRole('heading', { name: 'Hardest first' }).waitFor();
  await host.keyboard.press('Escape');
  await host.getByRole('button', { name: 'Back to Menu' }).click();
  await host.getByText('Games played').waitFor();
});

it('a phone in landscape shows a question with all its tiles and never scrolls sideways', async () => {
  const [host, guest] = await Promise.all([hostOf(browsers), guestOf(browsers, 'Sid Sideways')]);
  const code = await openRoom(host);
  await joinRoom(guest, code);
  for (const size of SIDEWAYS) {
    await host.setViewportSize(size);
    expect(await listOverflows(host)).toEqual([]);
    expect(await bottomOf(host.getByRole('button', { name: 'Start Quiz' }))).toBeLessThanOrEqual(size.height);
  }
  await host.getByRole('button', { name: 'Start Quiz' }).click();
  await Promise.all([host, guest].map((page) => questionNumber(page, 1).waitFor()));
  for (const size of SIDEWAYS) {
    await guest.setViewportSize(size);
    expect(await listOverflows(guest)).toEqual([]);
    for (const letter of ['A', 'B', 'C', 'D'])
      expect(await bottomOf(guest.getByRole('button', { name: `${letter}. ` }))).toBeLessThanOrEqual(size.height);
  }
  await answer(guest, '1');
  await answer(host, '1');
  await leaderboardOf(guest).waitFor();
  expect(await listOverflows(guest)).toEqual([]);
  await questionNumber(guest, 2).waitFor();
  // The guest reports a player in the middle of a game.
  await guest.getByRole('button', { name: 'Players' }).click();
  await guest.getByRole('button', { name: 'More about Hanna Host' }).click();
  await guest.getByLabel('Reason').fill('Says rude things.');
  await guest.getByRole('button', { name: 'Report player' }).click();
  await guest.getByText('Thanks. A moderator will look at it.').waitFor();
  await host.getByRole('button', { name: 'Leave Room' }).click();
  await host.getByRole('button', { name: 'Leave for good' }).click();
});

/** Returns the bottom edge of an element, in pixels from the top of the screen. */
async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}
