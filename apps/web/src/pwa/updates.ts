import type { AppUpdate } from '#lib/server/app-update.ts';
import type { ToWorker } from './messages.ts';
import { prepareForUpdate } from './prepare-for-update.ts';
import { createStore, type Store } from './store.ts';

/** In the session storage: the script of the version for which this tab was loaded again, unasked. */
export const LOADED_FOR_KEY = 'loaded-for';
/** How often the server is asked for a new version. */
export const CHECK_MS = 300_000;
/** How long a new worker may take to fetch its files. */
const INSTALL_MS = 60_000;
/** A worker that takes over says so at once; one that does not must not keep the page from being loaded again. */
const TAKE_OVER_MS = 5000;

export interface Offer {
  /** `update`: a new version is ready. `missing`: this page needs a file that only the new version has. */
  kind: 'update' | 'missing';
  /** The learner agreed, and it is under way. */
  busy: boolean;
  /** The learner agreed, but something on the page is not saved yet. */
  unsaved: boolean;
}

export interface Updates extends AppUpdate {
  /** What is offered to the learner; null when nothing is. */
  offer: Store<Offer | null>;
  /** Looks after one registration: finds new versions, and loads the page again when one has taken over. */
  watchRegistration(container: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void;
  /** A file of this page's own version is gone from the server. */
  offerMissing(): void;
  /**
   * The page broke because such a file is gone. It is loaded again, unasked: once for each version, and not while
   * something on it is unsaved.
   * @param entry the script that the server's version starts with
   */
  replaceBroken(entry: string): Promise<void>;
  /** The learner agrees. */
  accept(): Promise<void>;
  /** The learner would rather not now: nothing is offered until there is something newer. */
  postpone(): void;
}

interface UpdatesOptions {
  prepare?: () => Promise<boolean>;
  reload: () => void;
}

/** New versions of the app. None takes over before the learner agrees, and no page is loaded again with work unsaved. */
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

  /** A new worker serves this page now, because the learner agreed here or in another tab. */
  async function onTakeOver(): Promise<void> {
    clearTimeout(reloadTimer);
    const hasAgreedHere = offer.get()?.busy === true;
    if (await prepare()) reloadOnce();
    // The worker still has this page's own files.
    else setOffer('update', { unsaved: hasAgreedHere });
  }

  function watch(worker: ServiceWorker | null, registration: ServiceWorkerRegistration): void {
    worker?.addEventListener('statechange', () => {
      // The very first one replaces nothing.
      if (worker.state === 'installed' && registration.active) setOffer('update');
    });
  }

  /** Returns false offline, or while the server is away: the next check is soon enough. */
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
    // A page that is loaded again before the new worker is there comes from the old one.
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
      // The browser looks for a new one by itself when a page is opened, perhaps before anybody listened.
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

/** Resolves once a worker is installed, failed to be, or takes too long. */
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
