import type { UserDatabase } from '#offline/database.ts';
import type { MirrorArea } from '#offline/mirror/area.ts';
import type { StoredPack } from '#offline/packs/stored-pack.ts';
import { packRows, quizKeep, readKeptPacks, readUntoldDownloads } from './keeps.mirror.ts';

const readKeptHashes = async (database: UserDatabase) => [...(await readKeptPacks(database)).values()];

export const quizzesMirror: MirrorArea = {
  rows: [packRows],
  work: [quizKeep],
  workAtUpgrade: (database, areas) => readUntoldDownloads(database, areas),
  async titles(database) {
    const titles = new Map<string, string>();
    for (const { quizId, body } of await database.packs.toArray()) titles.set(quizId, body.title);
    for (const { quizId, title } of await packRows.bodies(database)) titles.set(quizId, title);
    return titles;
  },
  packs: { kept: readKeptHashes, wanted: readKeptHashes },
};

/** The pack to take a quiz with while there is no network: its present one, else whichever is here; null for none. */
export async function readPackOfQuiz(database: UserDatabase, quizId: string): Promise<StoredPack | null> {
  const kept = await database.packs.where('quizId').equals(quizId).toArray();
  const present = (await packRows.bodies(database)).find((row) => row.quizId === quizId)?.hash;
  const newestFirst = kept.sort((a, b) => b.body.version - a.body.version);
  return kept.find(({ hash }) => hash === present) ?? newestFirst[0] ?? null;
}
