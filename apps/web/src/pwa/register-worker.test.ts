import { beforeEach, expect, test, vi } from 'vitest';
import { setEntryScript, setNavigatorProperty, setSecureContext } from './testing/browser.ts';
import { FakeRegistration, FakeWorker } from './testing/fake-worker.ts';

// The installation state is kept in module variables, so each test loads the modules again, as a new page would.
async function openPage() {
  vi.resetModules();
  const { registerWorker } = await import('./register-worker.ts');
  const { createUpdates } = await import('./updates.ts');
  const { getOfflineStart: offlineStart } = await import('./offline-start.ts');
  return { offlineStart, start: () => registerWorker(createUpdates({ reload: vi.fn() })) };
}

let browser: FakeRegistration;
let register: () => Promise<FakeRegistration>;
const asked = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockClear();
  browser = new FakeRegistration();
  register = async () => browser;
});

function withWorkers(): void {
  setSecureContext(true);
  setNavigatorProperty(
    'serviceWorker',
    Object.assign(browser.container, {
      register: (...args: unknown[]) => {
        asked(...args);
        return register();
      },
      ready: Promise.resolve(browser),
    }),
  );
}

test('over plain HTTP no worker is registered and the state is needs-https', async () => {
  withWorkers();
  setSecureContext(false);
  const { offlineStart, start } = await openPage();
  await start();
  expect(asked).not.toHaveBeenCalled();
  expect(offlineStart()).toBe('needs-https');
});

test('a browser without service workers has the state unsupported', async () => {
  setSecureContext(true);
  const { offlineStart, start } = await openPage();
  await start();
  expect(offlineStart()).toBe('unsupported');
});

test('registers the worker for the whole site; the state is ready two seconds after the first installation', async () => {
  withWorkers();
  const { offlineStart, start } = await openPage();
  await start();
  expect(asked).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' });
  await vi.advanceTimersByTimeAsync(1999);
  expect(offlineStart()).toBe('installing');
  await vi.advanceTimersByTimeAsync(1);
  expect(offlineStart()).toBe('ready');
});

test('a page that a worker already serves is ready at once and has old builds deleted ten seconds later', async () => {
  const worker = new FakeWorker();
  browser.active = worker;
  browser.container.controller = worker;
  withWorkers();
  const { offlineStart, start } = await openPage();
  expect(offlineStart()).toBe('ready');
  await start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(worker.messages).toEqual([{ type: 'tidy' }]);
});

test('tells the worker the page’s entry script on request', async () => {
  withWorkers();
  setEntryScript('index-1');
  const { start } = await openPage();
  await start();
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  browser.container.dispatchEvent(
    Object.assign(new Event('message'), { data: { type: 'which-entry' }, ports: [port2] }),
  );
  expect(await answer).toBe('/assets/index-1.js');
  port1.close();
});

test('registering is tried again after a network failure; a refusal is logged and final', async () => {
  withWorkers();
  const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  register = () => Promise.reject(new TypeError('Failed to fetch.'));
  const { offlineStart, start } = await openPage();
  await start();
  expect(offlineStart()).toBe('installing');
  const refusal = new DOMException('Not here.', 'SecurityError');
  register = () => Promise.reject(refusal);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(report).toHaveBeenCalledExactlyOnceWith(refusal);
  expect(offlineStart()).toBe('unsupported');
});
