import { resettable } from '#lib/resettable.ts';

/** Chrome's and Edge's offer to install, which TypeScript's DOM library does not describe. */
export interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The browser's latest offer; it can be used once. */
export const deferredPrompt: { event: InstallEvent | null } = { event: null };
resettable(() => {
  deferredPrompt.event = null;
});

// Listened to from the start: the offer comes once, perhaps before everything else about installing is loaded.
window.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  deferredPrompt.event = event as InstallEvent;
});
