import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { clearFormDrafts, formDraftKey } from '#lib/forms/form-draft-keys.ts';
import { updateHooks } from '#lib/server/update-hooks.ts';
import { createDurable, type Durable, type ParseStored } from './durable.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const KEY = formDraftKey('ada', 'play:one');
const words: ParseStored<readonly string[]> = (stored) =>
  Array.isArray(stored) && stored.every((word) => typeof word === 'string') ? stored : null;
const open = (debounceMs?: number, key = KEY): Durable<readonly string[]> =>
  createDurable(key, words, { lifetime: 'browser', ...(debounceMs !== undefined && { debounceMs }) });
const stored = (key = KEY): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const with_ = (word: string) => (before: readonly string[] | null) => [...(before ?? []), word];

/** Loads the module again, as in a new page: values that only memory had are lost. */
async function openInNewPage(): Promise<Durable<readonly string[]>> {
  vi.resetModules();
  const page = await import('./durable.ts');
  return page.createDurable(KEY, words, { lifetime: 'browser' });
}

/**
 * Makes storage refuse the keys for which `isTooLarge` is true, as if it were full, until the returned function is
 * called.
 */
function fillStorage(isTooLarge: (key: string) => boolean = () => true): () => void {
  const real = localStorage;
  const setItem = (key: string, value: string) => {
    if (isTooLarge(key)) throw new DOMException('Full.', 'QuotaExceededError');
    real.setItem(key, value);
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => real.getItem(key),
    removeItem: (key: string) => real.removeItem(key),
    setItem,
  });
  return () => void vi.stubGlobal('localStorage', real);
}

const mayUpdate = async () => (await Promise.all([...updateHooks].map((hook) => hook()))).every(Boolean);
/** Returns whether the browser asks before it closes the page. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

function hide(): void {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
}

test('a value is available to the next page until it is removed', async () => {
  expect(open().read()).toBeNull();
  expect(open().set(['one'])).toBe(true);
  expect((await openInNewPage()).read()).toEqual(['one']);
  expect(open().set(null)).toBe(true);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each(['{', '4', '{"a":1}', '[1]', ''])('reads an invalid stored value as null: %j', (text) => {
  localStorage.setItem(KEY, text);
  expect(open().read()).toBeNull();
  expect(open().update(with_('new'))).toBe(true);
  expect(stored()).toEqual(['new']);
});

describe('two tabs', () => {
  test('keep values that the other tab added meanwhile', () => {
    open().update(with_('here'));
    localStorage.setItem(KEY, JSON.stringify(['here', 'there']));
    open().update(with_('here again'));
    expect(stored()).toEqual(['here', 'there', 'here again']);
  });

  test('keep a value that an older build’s page stored in between, even if their own write was refused', () => {
    const freeSpace = fillStorage();
    expect(open().update(with_('here'))).toBe(false);
    freeSpace();
    localStorage.setItem(KEY, JSON.stringify(['of the old page']));
    open().update(with_('later'));
    expect(stored()).toEqual(['of the old page', 'here', 'later']);
  });
});

describe('storage that refuses writes', () => {
  test('leaves the value in the page’s memory, and the page asks before it closes and refuses to reload', async () => {
    expect([await mayUpdate(), asks()]).toEqual([true, false]);
    const freeSpace = fillStorage();
    onTestFinished(freeSpace);
    expect(open().set(['one'])).toBe(false);
    // A different part of the same page reads the value.
    expect(open().read()).toEqual(['one']);
    expect([await mayUpdate(), asks(), open().save()]).toEqual([false, true, false]);
    freeSpace();
    expect([await mayUpdate(), asks()]).toEqual([true, false]);
    expect(stored()).toEqual(['one']);
    expect(updateHooks.size).toBe(0);
  });

  test('still stores other values if it refuses only one', () => {
    onTestFinished(fillStorage((key) => key === KEY));
    expect(open().set(['too', 'large'])).toBe(false);
    const other = formDraftKey('ada', 'play:other');
    expect(open(0, other).set(['small'])).toBe(true);
    expect([stored(), stored(other)]).toEqual([null, ['small']]);
  });

  test('loses only the values in memory when the page is killed', async () => {
    open().set(['stored']);
    const freeSpace = fillStorage();
    open().update(with_('refused'));
    freeSpace();
    expect((await openInNewPage()).read()).toEqual(['stored']);
  });

  test('lets the user remove a value, even one that was never stored', async () => {
    const real = localStorage;
    onTestFinished(() => void vi.stubGlobal('localStorage', real));
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('No.', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('No.', 'SecurityError');
      },
    });
    expect(open().set(['one'])).toBe(false);
    expect(open().set(null)).toBe(true);
    expect([open().read(), await mayUpdate()]).toEqual([null, true]);
  });
});

describe('a value that is stored with a delay', () => {
  beforeEach(() => void vi.useFakeTimers());
  const real = () => void vi.useRealTimers();

  test('is stored once, in its latest state', () => {
    onTestFinished(real);
    const written: string[] = [];
    onTestFinished(fillStorage((key) => written.push(key) === 0));
    for (const word of ['a', 'ab', 'abc']) open(300).set([word]);
    expect([stored(), open(300).read()]).toEqual([null, ['abc']]);
    vi.advanceTimersByTime(300);
    expect([written, stored()]).toEqual([[KEY], ['abc']]);
  });

  test.each([
    ['hidden', hide],
    ['left', () => void window.dispatchEvent(new Event('pagehide'))],
    ['closed', () => void asks()],
    ['loaded again for a new version', () => void mayUpdate()],
  ])('is stored when the page is %s', (_name, leave) => {
    onTestFinished(real);
    open(300).set(['typed']);
    leave();
    expect(stored()).toEqual(['typed']);
  });

  test('is dropped when the user logs out', () => {
    onTestFinished(real);
    open(300).set(['typed']);
    clearFormDrafts();
    vi.advanceTimersByTime(300);
    expect([stored(), open(300).read()]).toEqual([null, null]);
  });
});
