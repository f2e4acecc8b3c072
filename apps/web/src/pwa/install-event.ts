import { resettable } from '#lib/resettable.ts';

/**
 * The `beforeinstallprompt` event of Chrome and Edge, with which they offer to install the app. TypeScript's DOM
 * library doesn't describe it.
 */
export interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's latest offer to install the app; its prompt can be shown once. */
export const deferredPrompt: { event: InstallEvent | null } = { event: null };
resettable(() => {
  deferredPrompt.event = null;
});

// This listens as soon as the module loads, because the event fires only once, perhaps before the other install code is
// loaded.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  deferredPrompt.event = event as InstallEvent;
});
