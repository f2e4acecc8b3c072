import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { QUIZ_KEEP } from '@quorbit/contracts/sync/ops/quiz-keep';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '#lib/testing/fake-server.ts';
import { openNotifications } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { question, quiz, quizCard, started } from '#lib/testing/quizzes.ts';
import { renderApp } from '#lib/testing/render-app.tsx';
import { openDeviceStore } from '#offline/device-store.ts';
import { systemClock } from '#offline/engine/clock.ts';
import { serverPacks } from '#offline/packs/server-packs.ts';

const server = fakeServer();
const MOONS = quizCard({ title: 'Moons' });
const BYTES = 'a picture, by its bytes';
const HASH = createHash('sha256').update(BYTES).digest('hex');
const JSON_TYPE = { 'content-type': 'application/json' };

/** Serves a list with one quiz that has a picture; returns the signed-in user's id. */
function serveMoons(): string {
  const { id } = signIn();
  const shown = question('Which?', { image: { src: `/images/${HASH}`, alt: 'A moon' } });
  const begun = started(quiz({ id: MOONS.id, title: 'Moons', questions: [shown] }));
  const packHash = server.addPack(begun.pack);
  server.on({
    'quizzes.list': () => ({ items: [MOONS], nextCursor: null }),
    'quizzes.categories': () => [{ category: MOONS.category, quizzes: 1 }],
    'quizzes.start': () => ({ ...begun, packHash }),
  });
  return id;
}

async function download() {
  renderApp('/user/test');
  const moons = within(await screen.findByRole('article', { name: 'Moons' }));
  await userEvent.click(await moons.findByRole('button', { name: 'Download' }));
  return moons;
}

test('shows a download as running until its pictures are stored, and waits as a busy server asks', async () => {
  const userId = serveMoons();
  let comeAgain = () => {};
  const { after } = systemClock;
  vi.spyOn(systemClock, 'after').mockImplementation((ms, run) => {
    if (ms !== 7777) return after(ms, run);
    comeAgain = run;
    return () => {};
  });
  const asked = vi
    .spyOn(serverPacks, 'fetchPicture')
    .mockImplementation(
      async () =>
        new Response('{"message":"Slow down."}', { status: 429, headers: { ...JSON_TYPE, 'retry-after': '7.777' } }),
    );
  const moons = await download();
  await waitFor(() => expect(server.sync.argsOf(QUIZ_KEEP)).toHaveLength(1));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(moons.getByRole('button', { name: 'Download' }).getAttribute('aria-busy')).toBe('true');
  expect(moons.queryByText('Available offline')).toBeNull();
  asked.mockImplementation(async () => new Response(BYTES, { headers: { 'content-type': 'image/webp' } }));
  await waitFor(() => {
    comeAgain();
    expect(moons.getByText('Available offline')).toBeVisible();
  });
  expect(moons.getByTitle(/^\d+ kB plus 1 picture on this device$/)).toBeVisible();
  expect(await openDeviceStore(userId).database.pictures.count()).toBe(1);
  expect(openNotifications()).toEqual([]);
});

/** Milliseconds after which a notification closes by itself. */
const AUTO_CLOSE_MS = 4000;

test('reports pictures that fail to load, and makes the quiz available without them', async () => {
  const later = globalThis.setTimeout;
  // The notification stays open, because a slow machine may look for it only after it would have closed.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms?: number) =>
    later(ms === AUTO_CLOSE_MS ? () => undefined : run, ms)) as typeof setTimeout);
  serveMoons();
  vi.spyOn(serverPacks, 'fetchPicture').mockImplementation(
    async () => new Response('{"message":"No."}', { status: 404, headers: JSON_TYPE }),
  );
  const moons = await download();
  const told = { message: "Some pictures of the quiz are missing. We'll keep trying.", type: 'info' };
  await moons.findByText('Available offline');
  await waitFor(() => expect(openNotifications()).toMatchObject([told]));
});
