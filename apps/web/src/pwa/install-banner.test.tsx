import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openNotifications } from '#lib/testing/notifications.ts';
import { signIn } from '#lib/testing/people.ts';
import { InstallBanner } from './install-banner.tsx';
import type { InstallEvent } from './install-event.ts';
import { CHECK_INSTALLED_MS, CHECK_MS, watchInstallation } from './install-status.ts';
import { setNavigatorProperty, setSecureContext, setStandalone } from './testing/browser.ts';

let manifest: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  manifest = async () => new Response('{}');
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => manifest());
  document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest">';
});

function open(): void {
  onTestFinished(watchInstallation());
  render(<InstallBanner />);
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => screen.queryByRole('heading', { name: 'Install Quorbit' }) !== null;

/** Dispatches the event with which the browser offers to install the app. */
function offer() {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' as const }));
  const event: InstallEvent = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
}

test('the banner appears two seconds after the start, once the manifest was found', async () => {
  setSecureContext(true);
  open();
  await pass(1999);
  expect(shown()).toBe(false);
  await pass(1);
  expect(shown()).toBe(true);
});

test.each([
  ['over plain HTTP', false, async () => new Response('{}')],
  ['without a manifest', true, async () => new Response('', { status: 404 })],
  ['without a network', true, async () => Promise.reject(new TypeError())],
])('%s the banner does not appear', async (_name, secure, answer) => {
  setSecureContext(secure);
  manifest = answer;
  open();
  await pass(60_000);
  expect(shown()).toBe(false);
});

test('the browser’s own dialog is saved for the button, and opens once', async () => {
  setSecureContext(true);
  open();
  const { event, prompt } = offer();
  expect(event.defaultPrevented).toBe(true);
  expect(prompt).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Install app' }));
  await pass(0);
  expect(prompt).toHaveBeenCalledOnce();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.getByText('App Installed')).toBeVisible();
  expect(openNotifications()).toMatchObject([{ message: 'App installed successfully!', type: 'success' }]);
  await pass(2999);
  expect(openNotifications()).toHaveLength(1);
  await pass(1);
  expect(openNotifications()).toEqual([]);
});

test('without the browser’s dialog the guide is shown as a toast for five seconds and stays on the banner', async () => {
  setSecureContext(true);
  setNavigatorProperty('userAgent', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1');
  open();
  await pass(2000);
  fireEvent.click(screen.getByRole('button', { name: 'Install app' }));
  await pass(4999);
  expect(openNotifications()[0]?.message).toContain('Add to Home Screen');
  await pass(1);
  expect(openNotifications()).toEqual([]);
  expect(screen.getByText('Tap the Share button.')).toBeVisible();
});

test('a user who declines is not asked again on this device', async () => {
  setSecureContext(true);
  open();
  await pass(2000);
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(shown()).toBe(false);
  cleanup();
  render(<InstallBanner />);
  expect(shown()).toBe(false);
});

test.each(['standalone', 'navigator'])('the banner says “App Installed” in an installed app (%s)', (how) => {
  if (how === 'standalone') setStandalone(true);
  else setNavigatorProperty('standalone', true);
  open();
  expect(screen.getByText('App Installed')).toBeVisible();
});

test('the status is checked every 5 s, and every 30 s once the app is installed', async () => {
  setSecureContext(true);
  const look = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
  open();
  await pass(2000);
  look.mockClear();
  await pass(3 * CHECK_MS);
  expect(look).toHaveBeenCalledTimes(3);
  look.mockReturnValue({ matches: true } as MediaQueryList);
  await pass(CHECK_MS);
  look.mockClear();
  await pass(2 * CHECK_INSTALLED_MS);
  expect(look).toHaveBeenCalledTimes(2);
  expect([CHECK_MS, CHECK_INSTALLED_MS]).toEqual([5000, 30_000]);
});

test('signing in checks the status again', () => {
  open();
  expect(screen.queryByText('App Installed')).toBeNull();
  setStandalone(true);
  act(() => void signIn());
  expect(screen.getByText('App Installed')).toBeVisible();
});
