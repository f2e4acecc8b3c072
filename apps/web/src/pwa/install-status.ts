import { useSyncExternalStore } from 'react';
import { notify } from '#lib/notifications.ts';
import { resettable } from '#lib/resettable.ts';
import { subscribeSession } from '#lib/session.ts';
import { createStore } from '#lib/store.ts';
import { deferredPrompt } from './install-event.ts';
import { getInstallGuide } from './install-guide.ts';

/**
 * Whether the app is installed. `unknown`: not checked yet, or this page can't be installed. `manual`: the user can
 * install it by hand, as the guide describes.
 */
export type InstallStatus = 'unknown' | 'installed' | 'installable' | 'manual';

export const CHECK_MS = 5000;
export const CHECK_INSTALLED_MS = 30_000;
const MANIFEST_CHECK_MS = 2000;
const WORKER_CHECK_MS = 3000;
const SUCCESS_TOAST_MS = 3000;
const GUIDE_TOAST_MS = 5000;

const status = createStore<InstallStatus>('unknown');
let hasManifest = false;
/** True once the browser installed the app while this page was open; the page itself is still in a tab. */
let wasInstalled = false;
let nextCheck: ReturnType<typeof setTimeout> | undefined;
resettable(reset);

/** Returns whether the app is installed on this device and rerenders when that changes. */
export function useInstallStatus(): InstallStatus {
  return useSyncExternalStore(status.subscribe, status.get);
}

/** Checks the installation every 5 s, and every 30 s once the app is installed. Returns a function that stops it. */
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

/**
 * Installs the app through the browser's own dialog; if the browser offers none, shows the guide. Returns which of the
 * two was shown.
 */
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

/** Checks that the manifest can be loaded. Without a manifest no browser can install the app, so no guide is shown. */
async function checkManifest(): Promise<void> {
  const address = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')?.href;
  if (!address) return;
  // While offline, the service worker may provide the manifest. If neither it nor the server does, the app can't be
  // installed anyway.
  const response = await fetch(address).catch(() => null);
  hasManifest = response?.ok === true;
  check();
}
