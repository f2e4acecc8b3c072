import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { quiz, started } from '#lib/testing/quizzes.ts';
import { beginDraft, isOver } from './draft.ts';
import { createDraftStore } from './draft-store.ts';
import { draftChannel, draftWitnesses } from './draft-witnesses.ts';
import { openPerson } from './person.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const MINUTE_MS = 60_000;

/** A page with clocks of its own. */
function page(userId = newId()) {
  const time = { now: NOW, elapsed: 0 };
  const { database, writer } = openPerson(userId);
  const store = createDraftStore(database, writer, {
    makeRoom: async () => false,
    onDefect: () => {},
    witnesses: draftWitnesses(draftChannel(userId)),
    clock: { now: () => time.now, elapsed: () => time.elapsed },
  });
  const pass = (ms: number) => {
    time.now += ms;
    time.elapsed += ms;
  };
  return { userId, time, store, pass, database };
}

const timed = () => beginDraft({ attemptId: newId(), started: started(quiz()), timed: true, now: NOW });

test('a clock that is set forward does not hand in an attempt whose time runs', async () => {
  const { time, store, database } = page();
  const draft = timed();
  await store.begin(draft);
  time.now += 24 * 60 * MINUTE_MS;
  await store.finishExpired(time.now);
  expect((await store.read()).drafts).toEqual([draft]);
  expect(await database.outbox.count()).toBe(0);
  expect(store.setForward(draft)).toBe(24 * 60 * MINUTE_MS);
});

test('going on moves the attempt with the clock, and then its own time hands it in', async () => {
  const { time, store, pass, database } = page();
  const draft = timed();
  await store.begin(draft);
  pass(MINUTE_MS);
  time.now += 24 * 60 * MINUTE_MS;
  const moved = store.goOn(draft);
  expect(isOver(moved, time.now)).toBe(false);
  expect((moved.deadline ?? 0) - moved.startedAt).toBe((draft.deadline ?? 0) - draft.startedAt);
  await store.flush();
  expect((await store.read()).drafts).toEqual([moved]);
  pass(draft.pack.duration * MINUTE_MS);
  await store.finishExpired(time.now);
  expect(await database.outbox.toArray()).toMatchObject([
    { args: { finishedAt: new Date(moved.deadline ?? 0).toISOString() } },
  ]);
});

test('a tab that is opened after the clock was set asks the one in which the attempt runs', async () => {
  const first = page();
  const draft = timed();
  await first.store.begin(draft);
  first.pass(MINUTE_MS);
  const second = page(first.userId);
  second.time.elapsed = 77_000;
  for (const { time } of [first, second]) time.now = NOW + 24 * 60 * MINUTE_MS;
  await second.store.finishExpired(second.time.now);
  expect(await second.store.isTimeUp(draft, second.time.now)).toBe(false);
  expect((await second.store.read()).drafts).toEqual([draft]);
  // It knows as much as the first one from then on.
  expect(second.store.setForward(draft)).toBe((24 * 60 - 1) * MINUTE_MS);
  const moved = second.store.goOn(draft);
  expect((moved.deadline ?? 0) - second.time.now).toBe((draft.pack.duration - 1) * MINUTE_MS);
});

test('a tab that sees it running after the clock was set hands it in no sooner than the one that saw it before', async () => {
  const first = page();
  const draft = timed();
  await first.store.begin(draft);
  const second = page(first.userId);
  for (const { time } of [first, second]) time.now += MINUTE_MS;
  await second.store.read();
  await waitFor(() => expect(second.store.setForward(draft)).toBe(MINUTE_MS));
  second.pass((draft.pack.duration - 1) * MINUTE_MS);
  await second.store.finishExpired(second.time.now + MINUTE_MS);
  expect((await second.store.read()).drafts).toEqual([draft]);
});

test('time that passed hands it in, and so does a page that finds it after its deadline', async () => {
  const first = page();
  const [here, later] = [timed(), timed()];
  await first.store.begin(here);
  first.pass((here.pack.duration + 1) * MINUTE_MS);
  await first.store.finishExpired(first.time.now);
  expect((await first.store.read()).drafts).toEqual([]);
  await first.store.begin(later);
  const second = page(first.userId);
  second.time.now += 24 * 60 * MINUTE_MS;
  await second.store.finishExpired(second.time.now);
  expect((await second.store.read()).drafts).toEqual([]);
});
