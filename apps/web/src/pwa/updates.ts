import type { AppUpdate } from '#lib/server/app-update.ts';
import { createStore, type Store } from '#lib/store.ts';
import type { ToWorker } from './messages.ts';
import { prepareForUpdate } from './prepare-for-update.ts';

/** The session storage key for the entry script of the version for which this tab was reloaded without asking. */
export const LOADED_FOR_KEY = 'loaded-for';
/** The interval in milliseconds between checks for a new version on the server. */
export const CHECK_MS = 300_000;
/** The time in milliseconds that a new worker may take to fetch its files. */
const INSTALL_MS = 60_000;
/**
 * The time in milliseconds that a worker may take to take over. The page is then reloaded even if the worker didn't.
 */
const TAKE_OVER_MS = 5000;

export interface Offer {
  /**
   * `update`: a new version is ready. `missing`: this page can't go on without the new version, e.g. because the server
   * no longer has one of its files.
   */
  kind: 'update' | 'missing';
  /** True while the update that the learner accepted is running. */
  busy: boolean;
  /** True if the learner accepted but something on the page isn't saved yet. */
  unsaved: boolean;
}

export interface Updates extends AppUpdate {
  /** The current offer to the learner; null if there is none. */
  offer: Store<Offer | null>;
  /** Watches a registration: offers new versions, and reloads the page when one has taken over. */
  watchRegistration(container: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void;
  /**
   * Offers a reload because this page can't go on without the new version, e.g. because the server deleted one of its
   * files.
   */
  offerMissing(): void;
  /**
   * Reloads a page that broke because one of its files was deleted from the server. It doesn't ask first, reloads only
   * once per version, and doesn't reload while something on the page is unsaved.
   * @param entry the script that the server's version starts with.
   */
  replaceBroken(entry: string): Promise<void>;
  /** Called when the learner accepts the offer. */
  accept(): Promise<void>;
  /** Called when the learner declines for now: no offer is shown until there's a newer version. */
  postpone(): void;
}

interface UpdatesOptions {
  prepare?: () => Promise<boolean>;
  reload: () => void;
}

/**
 * Manages new versions of the app. No version takes over before the learner accepts, and no page is reloaded with
 * unsaved work.
 */
export function createUpdates({ prepare = prepareForUpdate, reload }: UpdatesOptions): Updates {
  const offer = createStore<Offer | null>(null);
  let current: ServiceWorkerRegistration | undefined;
  let reloadTimer: ReturnType<typeof setTimeout> | undefined;
  let reloading = false;

  function setOffer(kind: Offer['kind'], changes: Partial<Offer> = {}): void {
    offer.set({ kind, busy: false, unsaved: false, ...changes });
  }

  function reloadOnce(): void {
    if (reloading) return;
    reloading = true;
    reload();
  }

  /** Runs when a new worker takes over this page, because the learner accepted the update here or in another tab. */
  async function onTakeOver(): Promise<void> {
    clearTimeout(reloadTimer);
    const hasAgreedHere = offer.get()?.busy === true;
    if (await prepare()) reloadOnce();
    // The page can stay open, because the new worker still has this page's own files.
    else setOffer('update', { unsaved: hasAgreedHere });
  }

  function watch(worker: ServiceWorker | null, registration: ServiceWorkerRegistration): void {
    worker?.addEventListener('statechange', () => {
      // The very first worker replaces none, so it isn't offered as an update.
      if (worker.state === 'installed' && registration.active) setOffer('update');
    });
  }

  /**
   * Checks for a new version. Returns false offline or while the server doesn't respond; the next check is soon enough.
   */
  async function check(registration: ServiceWorkerRegistration): Promise<boolean> {
    return registration.update().then(
      () => true,
      () => false,
    );
  }

  async function accept(): Promise<void> {
    const before = offer.get();
    if (!before || before.busy) return;
    setOffer(before.kind, { busy: true });
    if (!(await prepare())) return setOffer(before.kind, { unsaved: true });
    if (!current?.waiting) return reloadOnce();
    current.waiting.postMessage({ type: 'skip-waiting' } satisfies ToWorker);
    reloadTimer = setTimeout(reloadOnce, TAKE_OVER_MS);
  }

  async function updateNow(): Promise<boolean> {
    // If the page were reloaded before the new worker is installed, the old worker would serve it.
    if (current && !current.waiting) {
      if (!(await check(current))) return false;
      await waitForInstall(current.installing);
    }
    if (!offer.get()) setOffer('update');
    await accept();
    return true;
  }

  return {
    offer,
    watchRegistration(container, registration) {
      current = registration;
      let controlled = container.controller !== null;
      container.addEventListener('controllerchange', () => {
        if (controlled) void onTakeOver();
        controlled = true;
      });
      if (registration.waiting && registration.active) setOffer('update');
      // The browser itself checks for a new worker when a page opens, perhaps before this code listens.
      watch(registration.installing, registration);
      registration.addEventListener('updatefound', () => watch(registration.installing, registration));
      setInterval(() => void check(registration), CHECK_MS);
    },
    offerMissing: () => setOffer('missing'),
    async replaceBroken(entry) {
      if (sessionStorage.getItem(LOADED_FOR_KEY) === entry) return;
      sessionStorage.setItem(LOADED_FOR_KEY, entry);
      await updateNow();
    },
    accept,
    async checkForUpdate() {
      if (current) await check(current);
    },
    updateNow,
    postpone: () => offer.set(null),
  };
}

/** Resolves once the worker is installed, failed to install, or takes too long. */
function waitForInstall(worker: ServiceWorker | null): Promise<void> {
  if (worker?.state !== 'installing') return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, INSTALL_MS);
    worker.addEventListener('statechange', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
