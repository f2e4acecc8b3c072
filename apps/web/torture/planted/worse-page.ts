// Pages whose drafts or packs have one fault each, made by replacing injected parts.
import { isOver } from '#offline/draft.ts';
import { type ClientParts, soundClient } from '../world/tab.ts';

/** What is answered is shown and never stored. */
export const forgettingAnswers: ClientParts = {
  ...soundClient,
  drafts: (store) => ({ ...store, update: async () => 'saved' }),
};

/** A draft that was handed in is stored once more, as by a page that did not hear of it. */
export const revivingDrafts: ClientParts = {
  ...soundClient,
  drafts: (store) => ({
    ...store,
    async finish(draft, change, finishedAt) {
      const result = await store.finish(draft, change, finishedAt);
      await store.begin(draft);
      return result;
    },
  }),
};

/** Whose deadline is over by the device's clock is handed in, even if that was set forward meanwhile. */
export const believingTheClock: ClientParts = {
  ...soundClient,
  drafts: (store) => ({
    ...store,
    async finishExpired(now) {
      for (const draft of (await store.read()).drafts) {
        if (draft.deadline !== null && isOver(draft, now)) await store.finish(draft, (kept) => kept, draft.deadline);
      }
    },
  }),
};

/** What other pages saw of a draft does not count. */
export const askingNobody: ClientParts = {
  ...soundClient,
  witnesses: (others) => ({ ...others, ask: async () => null }),
};

/** All packs make room. */
export const droppingAllPacks: ClientParts = {
  ...soundClient,
  async makeRoom({ database }) {
    const dropped = await database.packs.count();
    await database.packs.clear();
    return { dropped, downloads: dropped };
  },
};

/** For the pack that could not be had it is always late enough to ask again. */
export const askingForPacksAgain: ClientParts = {
  ...soundClient,
  packs({ clock, ...source }) {
    let asked = 0;
    const elapsed = () => {
      asked += 1;
      return clock.elapsed() + asked * 3_600_000;
    };
    return { ...source, clock: { ...clock, elapsed } };
  },
};
