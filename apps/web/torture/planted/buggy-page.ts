// Pages whose drafts or packs have one fault each, made by replacing injected parts.

import { DRAFTS } from '#features/attempts/drafts.mirror.ts';
import { type ClientParts, defaultClient } from '../world/tab.ts';

/** What is answered is shown and never stored. */
export const forgettingAnswers: ClientParts = {
  ...defaultClient,
  wrapDrafts: (store) => ({ ...store, update: async () => 'saved' }),
};

/** A draft that was handed in is stored once more, as by a page that did not hear of it. */
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

/** Whose deadline is over by the device's clock is handed in, even if that was set forward meanwhile. */
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

/** All packs are deleted where space is short. */
export const droppingAllPacks: ClientParts = {
  ...defaultClient,
  async freeSpace({ database }) {
    const dropped = await database.packs.count();
    await database.packs.clear();
    return { dropped, downloads: dropped };
  },
};

/** For the pack that could not be had it is always late enough to ask again. */
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
