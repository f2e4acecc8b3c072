// The server refuses this version of the app: code that notices it asks here for a new one, and the code that manages
// the service worker provides it. A file of its own, since neither is loaded with the first page.
import { resettable } from '../resettable.ts';

export interface AppUpdate {
  /** Checks for a new version, which is then offered. */
  checkForUpdate(): Promise<void>;
  /** Installs the new version and reloads the page with it. Returns false if it isn't available now. */
  updateNow(): Promise<boolean>;
}

/** Without a service worker a reload gets the new files from the server. */
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

/** Called by the code that manages the service worker. Returns a function that undoes it. */
export function provideAppUpdate(update: AppUpdate): () => void {
  current = update;
  return () => {
    current = reloadOnly;
  };
}

export const checkForUpdate = (): Promise<void> => current.checkForUpdate();
export const updateApp = (): Promise<boolean> => current.updateNow();
