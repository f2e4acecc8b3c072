// The server refuses this version of the app. Whoever notices it asks for a new one; whoever looks after the worker gets
// it. Apart from both, since neither is loaded with the first page.
import { resettable } from './resettable.ts';

export interface AppUpdate {
  /** Looks for a new version, which is then offered. */
  look(): Promise<void>;
  /** Gets the new version and loads the page again with it. Returns false where it cannot be had now. */
  updateNow(): Promise<boolean>;
}

/** Without a worker the server's files are what the page is loaded with. */
const plain: AppUpdate = {
  look: async () => {},
  async updateNow() {
    window.location.reload();
    return true;
  },
};

let current = plain;
resettable(() => {
  current = plain;
});

/** Called by the code that looks after the worker. Returns how to stop. */
export function provideAppUpdate(update: AppUpdate): () => void {
  current = update;
  return () => {
    current = plain;
  };
}

export const lookForUpdate = (): Promise<void> => current.look();
export const updateApp = (): Promise<boolean> => current.updateNow();
