// Clients with one fault each, made by replacing injected parts.
import { readScreen } from '../oracle/screen/screen.ts';
import { type ClientParts, defaultClient } from '../world/tab.ts';

/** A faulty client that reports answers as saved without ever storing them. */
export const forgettingAnswers: ClientParts = {
  ...defaultClient,
  wrapDrafts: (store) => ({ ...store, update: async () => 'saved' }),
};

/** A faulty client that deletes all packs when space is short. */
export const droppingAllPacks: ClientParts = {
  ...defaultClient,
  async freeSpace({ database }) {
    const dropped = await database.packs.count();
    await database.packs.clear();
    return { dropped, downloads: dropped };
  },
};

/** A faulty client that forgets accepted work at once, instead of writing it to the journal. */
export const withoutJournal: ClientParts = {
  ...defaultClient,
  storage: (storage) => ({
    ...storage,
    write: (work) => storage.write((tx) => work({ ...tx, addJournal: async () => {} })),
  }),
};

/**
 * A faulty client that removes too many rows at the end of a walk through all rows: also those received during the
 * walk.
 */
export const sweepingAll: ClientParts = {
  ...defaultClient,
  storage: (storage) => ({
    ...storage,
    write: (work) => storage.write((tx) => work({ ...tx, sweep: (generation) => tx.sweep(generation + 1) })),
  }),
};

/** A faulty client whose screen leaves out cards that were never rated. */
export const withoutNewCards: ClientParts = {
  ...defaultClient,
  async screen(sight) {
    const { deck, ...screen } = await readScreen(sight);
    return { ...screen, deck: { ...deck, cards: deck.cards.filter(({ state }) => state !== 'new') } };
  },
};
