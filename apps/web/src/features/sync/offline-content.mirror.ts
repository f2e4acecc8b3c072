import { packRows } from '#features/quizzes/downloads.mirror.ts';
import { cardRows } from '#features/reviews/reviews.mirror.ts';
import { PACKS } from '#offline/mirror/inputs.ts';
import { createSelector } from '#offline/mirror/selector.ts';

/** The content of this device for use offline: quizzes that can be taken and cards that can be reviewed. */
export interface OfflineContent {
  quizzes: number;
  cards: number;
  /** The total size of all packs on this device. */
  bytes: number;
}

export const selectOfflineContent = createSelector((get): OfflineContent => {
  const packs = get(PACKS);
  const storedHashes = new Set(packs.map(({ hash }) => hash));
  const quizzes = get(packRows.rows).filter(({ body }) => storedHashes.has(body.hash));
  return {
    quizzes: new Set(quizzes.map(({ id }) => id)).size,
    cards: get(cardRows.bodies).filter(({ packHash }) => storedHashes.has(packHash)).length,
    bytes: packs.reduce((sum, { bytes }) => sum + bytes, 0),
  };
});
