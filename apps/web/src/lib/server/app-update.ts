// Connects the code that notices that the server refuses this version of the app with the code that manages the service
// worker and provides a new version. A separate file, since neither is loaded with the first page.
import { resettable } from '../resettable.ts';

export interface AppUpdate {
  /** Checks for a new version, which is then offered to the user. */
  checkForUpdate(): Promise<void>;
  /** Installs the new version and reloads the page with it. Returns false if it isn't available now. */
  updateNow(): Promise<boolean>;
}

/** How the app is updated without a service worker: reloading the page gets the new files from the server. */
const reloadOnly: AppUpdate = {
  checkForUpdate: async () => {},
  async updateNow() {
    window.location.reload();
    return true;
  },
};

let current = reloadOnly;
resettable(() => {
  current = reloadOnly;
});

/**
 * Sets how the app checks for and installs updates; called by the code that manages the service worker. Returns a
 * function that restores the default, a plain reload.
 */
export function provideAppUpdate(update: AppUpdate): () => void {
  current = update;
  return () => {
    current = reloadOnly;
  };
}

export const checkForUpdate = (): Promise<void> => current.checkForUpdate();
export const updateApp = (): Promise<boolean> => current.updateNow();
