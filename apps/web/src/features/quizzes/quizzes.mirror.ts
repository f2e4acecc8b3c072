import type { MirrorArea } from '#offline/mirror/area.ts';
import { PACKS, selectPacksOfQuiz } from '#offline/mirror/inputs.ts';
import { selector, selectorFor } from '#offline/mirror/selector.ts';
import type { StoredPack } from '#offline/packs/stored-pack.ts';
import { packRows, quizKeep, selectKeptPacks, selectUntoldDownloads } from './keeps.mirror.ts';

const selectKeptHashes = selector((get) => [...get(selectKeptPacks).values()]);

export const quizzesMirror: MirrorArea = {
  rows: [packRows],
  work: [quizKeep],
  workAtUpgrade: selectUntoldDownloads,
  titles: selector((get) => {
    const ofPacks = get(PACKS).map(({ quizId, body }): [string, string] => [quizId, body.title]);
    return new Map([...ofPacks, ...get(packRows.bodies).map(({ quizId, title }): [string, string] => [quizId, title])]);
  }),
  packs: { kept: selectKeptHashes, wanted: selectKeptHashes },
};

/** The pack to take a quiz with while there is no network: its present one, else whichever is here; null for none. */
export const selectPackOfQuiz = selectorFor((get, quizId: string): StoredPack | null => {
  const kept = get(selectPacksOfQuiz(quizId));
  const present = get(packRows.bodies).find((row) => row.quizId === quizId)?.hash;
  const newestFirst = kept.toSorted((a, b) => b.body.version - a.body.version);
  return kept.find(({ hash }) => hash === present) ?? newestFirst[0] ?? null;
});
