import { beforeEach, expect, test, vi } from 'vitest';
import { openStoredAnswers } from '#features/plays/stored-answers.ts';
import { openStoredPlay } from '#features/plays/stored-play.ts';
import { play } from '#features/plays/testing/plays.ts';
import { contentOf, toEditedQuiz } from '#features/quizzes/editor/edited-quiz.ts';
import { questionsOfEveryKind, SETTINGS } from '#features/quizzes/editor/testing/content.ts';
import { unsavedEditStore } from '#features/quizzes/editor/unsaved-edit.ts';
import { storedTrial, type Trial } from '#features/welcome/trial.ts';
import { createFormDraft } from '#lib/forms/form-drafts.ts';
import { updateHooks } from '#lib/server/update-hooks.ts';
import { quiz, started } from '#lib/testing/quizzes.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const NOW = Date.parse('2026-03-02T12:00:00.000Z');
const QUESTION = '6f1b2a90-0000-4000-8000-000000000001';
const startedDraft = play({ now: '2026-03-02T12:00:00.000Z', deadline: '2026-03-02T13:00:00.000Z' });
const edited = toEditedQuiz({ settings: SETTINGS, questions: questionsOfEveryKind() });
const trial: Trial = {
  draft: {
    attemptId: 'a',
    ...started(quiz()),
    startedAt: NOW,
    deadline: null,
    current: 1,
    answers: { q: 1 },
    responses: {},
    flags: [],
    timings: { q: 2.5 },
  },
  finishedAt: null,
  owner: null,
};

/** Each store that uses keys of this browser's storage, with its stored texts. */
const STORES = [
  {
    name: 'a form',
    storage: () => sessionStorage,
    texts: { 'form-draft:ada:create-quiz': '{"title":"Comets"}' },
    read: () => createFormDraft('ada', 'create-quiz').read({ title: '' }),
    value: { title: 'Comets' },
    keep: () => createFormDraft('ada', 'create-quiz').save({ title: 'Comets' }),
  },
  {
    name: 'answers of a play',
    storage: () => localStorage,
    texts: { 'form-draft:ada:play:one': `[{"questionId":"${QUESTION}","option":2,"timeSpent":4}]` },
    read: () => openStoredAnswers('ada', 'one').read(),
    value: [{ questionId: QUESTION, option: 2, timeSpent: 4 }],
    keep: () => openStoredAnswers('ada', 'one').set([{ questionId: QUESTION, option: 2, timeSpent: 4 }]),
  },
  {
    name: 'a play',
    storage: () => localStorage,
    texts: {
      'form-draft:ada:playing:game': JSON.stringify({ play: startedDraft, at: new Date(NOW).toISOString() }),
      'form-draft:ada:playing-answers:game': JSON.stringify(startedDraft.answers),
    },
    read: () => openStoredPlay('ada', 'game').read(NOW),
    value: startedDraft,
    keep: () => openStoredPlay('ada', 'game').save(startedDraft, NOW),
  },
  {
    name: 'changes to a quiz',
    storage: () => localStorage,
    texts: {
      'form-draft:ada:edit-quiz:moons': JSON.stringify({ versionId: 'v', revision: 3, content: contentOf(edited) }),
    },
    read: () => unsavedEditStore('ada', 'moons').read(),
    value: { versionId: 'v', revision: 3, quiz: edited },
    keep() {
      const kept = unsavedEditStore('ada', 'moons');
      kept.set({ versionId: 'v', revision: 3, quiz: edited });
      kept.save();
    },
  },
  {
    name: 'the trial',
    storage: () => localStorage,
    texts: { trial: JSON.stringify(trial) },
    read: storedTrial.read,
    value: trial,
    keep: () => storedTrial.set(trial),
  },
];

/** Makes storage full until the returned function is called. */
function fillStorage(): () => void {
  const [tab, browser] = [sessionStorage, localStorage];
  const full = (real: Storage) => ({
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem: () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    },
  });
  vi.stubGlobal('sessionStorage', full(tab));
  vi.stubGlobal('localStorage', full(browser));
  return () => {
    vi.stubGlobal('sessionStorage', tab);
    vi.stubGlobal('localStorage', browser);
  };
}

const mayUpdate = async () => (await Promise.all([...updateHooks].map((hook) => hook()))).every(Boolean);

/** Returns the texts that are stored under a store's keys now. */
const storedOf = ({ storage, texts }: Pick<(typeof STORES)[number], 'storage' | 'texts'>) =>
  Object.fromEntries(Object.keys(texts).map((key) => [key, storage().getItem(key)]));

// Pages of older builds read and write the same keys at the same time.
test.each(STORES)('$name is read in the format of the previous build and stored in the same format', (store) => {
  const { storage, texts, read, value, keep } = store;
  for (const [key, text] of Object.entries(texts)) storage().setItem(key, text);
  expect(read()).toEqual(value);
  storage().clear();
  keep();
  expect(storedOf(store)).toEqual(texts);
});

/**
 * Stores whose unsaved values don't prevent a reload: an open form has its own guard, and the server has all of a play.
 */
const UNGUARDED = ['a form', 'a play'];

test.each(STORES)(
  '$name stays in memory while storage is full, and is stored before a reload once there is space',
  async (store) => {
    const freeSpace = fillStorage();
    store.keep();
    expect([store.read(), await mayUpdate()]).toEqual([store.value, UNGUARDED.includes(store.name)]);
    freeSpace();
    expect(await mayUpdate()).toBe(true);
    expect(storedOf(store)).toEqual(store.texts);
  },
);

test('a trial without an answer doesn’t prevent a reload', async () => {
  const freeSpace = fillStorage();
  storedTrial.set({ ...trial, draft: { ...trial.draft, answers: {} } });
  expect(await mayUpdate()).toBe(true);
  storedTrial.set(null);
  freeSpace();
});
