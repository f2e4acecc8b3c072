import { packRows } from '#features/quizzes/keeps.mirror.ts';
import { cardRows } from '#features/reviews/reviews.mirror.ts';
import { PACKS } from '#offline/mirror/inputs.ts';
import { selector } from '#offline/mirror/selector.ts';

/** What each offline ability has on this device: quizzes that can be taken and cards that can be repeated. */
export interface OfflineSupply {
  quizzes: number;
  cards: number;
  /** Of all packs on this device. */
  bytes: number;
}

export const selectOfflineSupply = selector((get): OfflineSupply => {
  const packs = get(PACKS);
  const here = new Set(packs.map(({ hash }) => hash));
  const quizzes = get(packRows.rows).filter(({ body }) => here.has(body.hash));
  return {
    quizzes: new Set(quizzes.map(({ id }) => id)).size,
    cards: get(cardRows.bodies).filter(({ packHash }) => here.has(packHash)).length,
    bytes: packs.reduce((sum, { bytes }) => sum + bytes, 0),
  };
});
