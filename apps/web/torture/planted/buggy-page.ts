// Pages whose drafts or packs have one fault each, made by replacing injected parts.

import { DRAFTS } from '#features/attempts/drafts.mirror.ts';
import { type ClientParts, defaultClient } from '../world/tab.ts';

/** Reports answers as saved without ever storing them. */
export const forgettingAnswers: ClientParts = {
  ...defaultClient,
  wrapDrafts: (store) => ({ ...store, update: async () => 'saved' }),
};

/** Stores a draft again after it was handed in, like a page that missed the change. */
export const revivingDrafts: ClientParts = {
  ...defaultClient,
  wrapDrafts: (store, _clock, database) => ({
    ...store,
    async finish(draft, change, finishedAt) {
      const result = await store.finish(draft, change, finishedAt);
      await database.tableOf(DRAFTS).put(draft);
      return result;
    },
  }),
};

/** Hands in each draft whose deadline has passed by the device's clock, even if the clock was set forward meanwhile. */
export const believingTheClock: ClientParts = {
  ...defaultClient,
  wrapDrafts: (store, clock, database) => ({
    ...store,
    async finishExpired() {
      for (const draft of await database.tableOf(DRAFTS).toArray()) {
        const { deadline, startedAt } = draft;
        if (deadline !== null && clock.now() >= deadline)
          await store.finish(draft, (kept) => kept, deadline - startedAt);
      }
    },
  }),
};

/** Deletes all packs when space is short. */
export const droppingAllPacks: ClientParts = {
  ...defaultClient,
  async freeSpace({ database }) {
    const dropped = await database.packs.count();
    await database.packs.clear();
    return { dropped, downloads: dropped };
  },
};

/** Requests a missing pack again at every chance, as if the waiting time were always over. */
export const askingForPacksAgain: ClientParts = {
  ...defaultClient,
  wrapPacks({ clock, ...source }) {
    let asked = 0;
    const elapsed = () => {
      asked += 1;
      return clock.elapsed() + asked * 3_600_000;
    };
    return { ...source, clock: { ...clock, elapsed } };
  },
};
