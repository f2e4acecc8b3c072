import 'fake-indexeddb/auto';
import { newId } from '@quorbit/contracts/lib/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quiz, started } from '#lib/testing/quizzes.ts';
import { fillDisk } from '#lib/testing/storage.ts';
import { openDeviceStore } from '#offline/device-store.ts';
import { createDraft, DRAFTS, type Draft } from '../drafts.mirror.ts';
import { createDraftStore } from './draft-store.ts';
import { chooseDraft, listEmptyDuplicates } from './duplicate-drafts.ts';

const PLANETS = started(quiz());

function draft(changes: Partial<Draft> = {}): Draft {
  return { ...createDraft({ attemptId: newId(), started: PLANETS, timed: true, now: Date.now() }), ...changes };
}

const question = PLANETS.pack.questions[0]?.id ?? '';
const answered = { answers: { [question]: 1 } };

test('two presses begin one attempt, and both return it', async () => {
  const drafts = openDeviceStore(newId()).store(createDraftStore);
  const [first, second] = await Promise.all([drafts.begin(draft()), drafts.begin(draft())]);
  expect(second).toEqual({ draft: first.draft, result: 'saved' });
  expect((await drafts.read()).drafts).toEqual([first.draft]);
});

test('beginning in another tab returns the open attempt with its answers', async () => {
  const userId = newId();
  const { draft: openDraft } = await openDeviceStore(userId).store(createDraftStore).begin(draft());
  await openDeviceStore(userId)
    .store(createDraftStore)
    .update({ ...openDraft, ...answered });
  expect((await openDeviceStore(userId).store(createDraftStore).begin(draft())).draft).toEqual({
    ...openDraft,
    ...answered,
  });
});

test('two presses begin one attempt on a full disk too', async () => {
  const drafts = openDeviceStore(newId()).store(createDraftStore);
  fillDisk();
  const [first, second] = await Promise.all([drafts.begin(draft()), drafts.begin(draft())]);
  expect(second).toEqual({ draft: first.draft, result: 'unsaved' });
  expect((await drafts.read()).drafts).toEqual([first.draft]);
});

test('neither an expired attempt nor one of another quiz prevents a new attempt', async () => {
  const drafts = openDeviceStore(newId()).store(createDraftStore);
  const over = draft({ startedAt: 1, deadline: 2 });
  const other = draft({ quizId: newId() });
  const next = draft();
  for (const newDraft of [over, other, next]) expect((await drafts.begin(newDraft)).draft).toEqual(newDraft);
});

test('a duplicate without answers is deleted and never submitted', async () => {
  const userId = newId();
  const deviceStore = openDeviceStore(userId);
  const { database } = deviceStore;
  const drafts = deviceStore.store(createDraftStore);
  const times = { startedAt: 1000, deadline: 601_000 };
  const answeredDraft = draft({ ...times, ...answered });
  const twin = draft({ ...times, startedAt: 1005, deadline: 601_005 });
  await database.tableOf(DRAFTS).bulkPut([answeredDraft, twin]);
  await drafts.finishExpired();
  expect(await database.outbox.toArray()).toMatchObject([{ args: { attemptId: answeredDraft.attemptId } }]);
  expect((await drafts.read()).drafts).toEqual([]);
});

const anyDraft = fc
  .record({
    quizId: fc.constantFrom('a', 'b'),
    startedAt: fc.integer({ min: 0, max: 30 }),
    minutes: fc.option(fc.integer({ min: 1, max: 10 })),
    answers: fc.constantFrom<Record<string, number>>({}, { q: 0 }),
  })
  .map(({ minutes, ...some }) => draft({ ...some, deadline: minutes === null ? null : some.startedAt + minutes }));

test('no draft with answers is ever deleted, and each quiz keeps a draft', () => {
  fc.assert(
    fc.property(fc.array(anyDraft, { maxLength: 6 }), (drafts) => {
      const dropped = listEmptyDuplicates(drafts);
      const kept = drafts.filter((storedDraft) => !dropped.includes(storedDraft));
      expect(dropped.every(({ answers }) => Object.keys(answers).length === 0)).toBe(true);
      expect(new Set(kept.map(({ quizId }) => quizId))).toEqual(new Set(drafts.map(({ quizId }) => quizId)));
    }),
  );
});

test('an open draft with answers is continued first, in whichever order the drafts come', () => {
  fc.assert(
    fc.property(fc.array(anyDraft, { minLength: 1, maxLength: 5 }), (drafts) => {
      const chosen = chooseDraft(drafts);
      expect(chosen).not.toBeNull();
      if (drafts.some(({ answers }) => 'q' in answers)) expect(chosen?.answers).toEqual({ q: 0 });
    }),
  );
});
