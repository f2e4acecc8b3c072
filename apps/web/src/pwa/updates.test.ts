import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeRegistration, FakeWorker } from './testing/fake-worker.ts';
import { CHECK_MS, createUpdates } from './updates.ts';

let browser: FakeRegistration;
let ready: boolean;
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockClear();
  sessionStorage.clear();
  ready = true;
  browser = new FakeRegistration();
});

/** Opens a page under a worker of its own version, or with `first` a page without any worker. */
function openPage({ first = false } = {}) {
  if (!first) {
    browser.active = new FakeWorker();
    browser.container.controller = browser.active;
  }
  const updates = createUpdates({ prepare: async () => ready, reload });
  updates.watchRegistration(...browser.asReal());
  return updates;
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const OFFERED = { kind: 'update', busy: false, unsaved: false };

test('the very first worker offers no update and reloads nothing', async () => {
  const updates = openPage({ first: true });
  browser.takeOver(browser.find());
  await settle();
  expect(updates.offer.get()).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

test('asks the server every five minutes, also after a failed try', async () => {
  openPage();
  browser.failing = true;
  await vi.advanceTimersByTimeAsync(CHECK_MS - 1);
  expect(browser.updates).toBe(0);
  await vi.advanceTimersByTimeAsync(1 + 2 * CHECK_MS);
  expect(browser.updates).toBe(3);
  expect(CHECK_MS).toBe(300_000);
});

test('offers a new worker and lets it wait', async () => {
  const updates = openPage();
  const worker = browser.find();
  await vi.advanceTimersByTimeAsync(CHECK_MS * 3);
  expect(updates.offer.get()).toEqual(OFFERED);
  expect(worker.messages).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test('offers a worker that was already waiting or was installing when the page opened', () => {
  browser.waiting = new FakeWorker();
  expect(openPage().offer.get()).toEqual(OFFERED);
  browser = new FakeRegistration();
  const worker = new FakeWorker();
  browser.installing = worker;
  const updates = openPage();
  expect(updates.offer.get()).toBeNull();
  worker.move('installed');
  expect(updates.offer.get()).toEqual(OFFERED);
});

test('does not offer a worker that fails to install', () => {
  const updates = openPage();
  browser.installing = new FakeWorker();
  browser.dispatchEvent(new Event('updatefound'));
  browser.installing.move('redundant');
  expect(updates.offer.get()).toBeNull();
});

test('accepting saves, lets the worker take over, and reloads the page once', async () => {
  const updates = openPage();
  const worker = browser.find();
  void updates.accept();
  expect(updates.offer.get()?.busy).toBe(true);
  void updates.accept();
  await settle();
  expect(worker.messages).toEqual([{ type: 'skip-waiting' }]);
  expect(reload).not.toHaveBeenCalled();
  browser.takeOver(worker);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledOnce();
});

test('with unsaved work no worker takes over; once it is saved, accepting works', async () => {
  const updates = openPage();
  const worker = browser.find();
  ready = false;
  await updates.accept();
  expect(updates.offer.get()).toEqual({ kind: 'update', busy: false, unsaved: true });
  expect(worker.messages).toEqual([]);
  ready = true;
  await updates.accept();
  expect(worker.messages).toHaveLength(1);
});

test('reloads the page even if the worker never takes over', async () => {
  const updates = openPage();
  browser.find();
  await updates.accept();
  await vi.advanceTimersByTimeAsync(5000);
  expect(reload).toHaveBeenCalledOnce();
});

test('accepting in another tab reloads this one if nothing is unsaved', async () => {
  openPage();
  browser.takeOver(browser.find());
  await settle();
  expect(reload).toHaveBeenCalledOnce();
});

test('accepting in another tab keeps this tab’s unsaved work; accepting here then only reloads', async () => {
  const updates = openPage();
  ready = false;
  const worker = browser.find();
  browser.takeOver(worker);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  expect(updates.offer.get()).toEqual(OFFERED);
  ready = true;
  await updates.accept();
  expect(worker.messages).toEqual([]);
  expect(reload).toHaveBeenCalledOnce();
});

test('work begun between accepting and the takeover is not lost', async () => {
  const updates = openPage();
  const worker = browser.find();
  await updates.accept();
  ready = false;
  browser.takeOver(worker);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  expect(updates.offer.get()).toEqual({ kind: 'update', busy: false, unsaved: true });
});

test('a learner who postpones is asked again for the next version', () => {
  const updates = openPage();
  browser.find();
  updates.postpone();
  expect(updates.offer.get()).toBeNull();
  browser.find();
  expect(updates.offer.get()).toEqual(OFFERED);
});

test('offers a reload when a part is missing, and accepting reloads the page', async () => {
  const updates = createUpdates({ prepare: async () => ready, reload });
  updates.offerMissing();
  expect(updates.offer.get()?.kind).toBe('missing');
  await updates.accept();
  expect(reload).toHaveBeenCalledOnce();
});

describe('a page that broke because a file was deleted', () => {
  test('is reloaded without asking, once per version', async () => {
    const updates = createUpdates({ prepare: async () => ready, reload });
    await updates.replaceBroken('/assets/index-2.js');
    expect(reload).toHaveBeenCalledOnce();
    // The reload may have loaded the old page again, e.g. from a cache between browser and server.
    const again = createUpdates({ prepare: async () => ready, reload });
    await again.replaceBroken('/assets/index-2.js');
    expect(reload).toHaveBeenCalledOnce();
    await again.replaceBroken('/assets/index-3.js');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('is not reloaded while something on it is unsaved; the learner is asked', async () => {
    const updates = createUpdates({ prepare: async () => ready, reload });
    ready = false;
    updates.offerMissing();
    await updates.replaceBroken('/assets/index-2.js');
    expect(reload).not.toHaveBeenCalled();
    expect(updates.offer.get()).toEqual({ kind: 'missing', busy: false, unsaved: true });
  });

  test('is reloaded from the new worker if there is one', async () => {
    const updates = openPage();
    const worker = browser.find();
    await updates.replaceBroken('/assets/index-2.js');
    expect(worker.messages).toEqual([{ type: 'skip-waiting' }]);
    expect(reload).not.toHaveBeenCalled();
    browser.takeOver(worker);
    await settle();
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('a version that the server refuses', () => {
  test('is replaced before the page is reloaded', async () => {
    const updates = openPage();
    browser.update = async () => {
      const worker = new FakeWorker();
      browser.installing = worker;
      browser.dispatchEvent(new Event('updatefound'));
    };
    const done = updates.updateNow();
    await settle();
    expect(reload).not.toHaveBeenCalled();
    const worker = browser.installing;
    if (!worker) throw new Error('a worker');
    browser.installing = null;
    browser.waiting = worker;
    worker.move('installed');
    await settle();
    expect(worker.messages).toEqual([{ type: 'skip-waiting' }]);
    browser.takeOver(worker);
    await settle();
    expect([await done, reload.mock.calls.length]).toEqual([true, 1]);
  });

  test('stays when the new version cannot be fetched', async () => {
    const updates = openPage();
    browser.failing = true;
    expect(await updates.updateNow()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('is checked at once, and the new version is offered', async () => {
    const updates = openPage();
    browser.update = async () => void browser.find();
    await updates.checkForUpdate();
    expect(updates.offer.get()).toEqual(OFFERED);
  });
});
