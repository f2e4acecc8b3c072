import type { MirrorArea } from '#offline/mirror/area.ts';
import { readRatingEarnings } from './earnings.mirror.ts';
import { cardRows, modelRows, reviewRate, reviewSuspend, reviewUndo } from './reviews.mirror.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const reviewsMirror: MirrorArea = {
  rows: [cardRows, modelRows],
  work: [reviewRate, reviewUndo, reviewSuspend],
  earnings: readRatingEarnings,
  packs: {
    needed: async (database) => (await cardRows.bodies(database)).map(({ packHash }) => packHash),
    async urgent(database, now) {
      const soon = new Date(now.getTime() + DAY_MS).toISOString();
      return (await cardRows.bodies(database))
        .filter(({ due, suspended }) => due <= soon && !suspended)
        .map(({ packHash }) => packHash);
    },
    async wanted(database) {
      const cards = await cardRows.bodies(database);
      return cards.sort((a, b) => a.due.localeCompare(b.due)).map(({ packHash }) => packHash);
    },
  },
};
