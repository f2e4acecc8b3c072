import { packRows } from '#features/quizzes/keeps.mirror.ts';
import { cardRows } from '#features/reviews/reviews.mirror.ts';
import type { MirrorSource } from '#offline/mirror/area.ts';

/** What each offline ability has on this device: quizzes that can be taken and cards that can be repeated. */
export interface OfflineSupply {
  quizzes: number;
  cards: number;
  /** Of all packs on this device. */
  bytes: number;
}

export async function readOfflineSupply({ database }: MirrorSource): Promise<OfflineSupply> {
  const packs = await database.packs.toArray();
  const here = new Set(packs.map(({ hash }) => hash));
  const quizzes = (await packRows.rows(database)).filter(({ body }) => here.has(body.hash));
  return {
    quizzes: new Set(quizzes.map(({ id }) => id)).size,
    cards: (await cardRows.bodies(database)).filter(({ packHash }) => here.has(packHash)).length,
    bytes: packs.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
