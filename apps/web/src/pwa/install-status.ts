import { useSyncExternalStore } from 'react';
import { notify } from '#lib/notifications.ts';
import { resettable } from '#lib/resettable.ts';
import { subscribeSession } from '#lib/session.ts';
import { deferredPrompt } from './install-event.ts';
import { getInstallGuide } from './install-guide.ts';
import { createStore } from './store.ts';

/** `unknown`: not looked at yet, or this page cannot be installed. `manual`: by hand, as the guide says. */
export type InstallStatus = 'unknown' | 'installed' | 'installable' | 'manual';

export const CHECK_MS = 5000;
export const CHECK_INSTALLED_MS = 30_000;
const MANIFEST_CHECK_MS = 2000;
const WORKER_CHECK_MS = 3000;
const SUCCESS_TOAST_MS = 3000;
const GUIDE_TOAST_MS = 5000;

const status = createStore<InstallStatus>('unknown');
let hasManifest = false;
/** The browser installed the app while this page was open; the page itself is still in a tab. */
let wasInstalled = false;
let nextCheck: ReturnType<typeof setTimeout> | undefined;
resettable(reset);

/** Whether the app is installed on this device, kept up to date. */
export function useInstallStatus(): InstallStatus {
  return useSyncExternalStore(status.subscribe, status.get);
}

/** Begins to look, every 5 s and every 30 s once installed. Returns the way to stop. */
export function watchInstallation(): () => void {
  const events = new AbortController();
  const { signal } = events;
  window.addEventListener('beforeinstallprompt', check, { signal });
  window.addEventListener('appinstalled', onInstalled, { signal });
  const stopSession = subscribeSession(check);
  const manifestCheck = setTimeout(() => void checkManifest(), MANIFEST_CHECK_MS);
  let workerCheck: ReturnType<typeof setTimeout> | undefined;
  void navigator.serviceWorker?.ready.then(() => {
    if (!signal.aborted) workerCheck = setTimeout(check, WORKER_CHECK_MS);
  });
  check();
  return () => {
    events.abort();
    stopSession();
    for (const timer of [manifestCheck, workerCheck]) clearTimeout(timer);
    reset();
  };
}

function reset(): void {
  clearTimeout(nextCheck);
  hasManifest = false;
  wasInstalled = false;
  deferredPrompt.event = null;
  status.set('unknown');
}

/** Installs through the browser's own dialog; where there is none, the guide says how. Returns which of them came. */
export async function install(): Promise<'dialog' | 'guide'> {
  const { event } = deferredPrompt;
  if (!event) {
    notify(getInstallGuide().steps.join(' '), { durationMs: GUIDE_TOAST_MS });
    return 'guide';
  }
  deferredPrompt.event = null;
  await event.prompt();
  check();
  return 'dialog';
}

function onInstalled(): void {
  wasInstalled = true;
  deferredPrompt.event = null;
  notify('App installed successfully!', { type: 'success', durationMs: SUCCESS_TOAST_MS });
  check();
}

function check(): void {
  status.set(getStatus());
  clearTimeout(nextCheck);
  nextCheck = setTimeout(check, status.get() === 'installed' ? CHECK_INSTALLED_MS : CHECK_MS);
}

function getStatus(): InstallStatus {
  if (wasInstalled || isStandalone()) return 'installed';
  if (deferredPrompt.event) return 'installable';
  return hasManifest && window.isSecureContext ? 'manual' : 'unknown';
}

function isStandalone(): boolean {
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  return standalone === true || window.matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;
}

/** Without a manifest no browser installs the app, and there is nothing to guide to. */
async function checkManifest(): Promise<void> {
  const address = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href;
  if (!address) return;
  // Offline the worker answers; where neither it nor the server does, nobody can install anyway.
  const response = await fetch(address).catch(() => null);
  hasManifest = response?.ok === true;
  check();
}
