import type { MirrorArea } from '#offline/mirror/area.ts';
import { PACKS, selectPacksOfQuiz } from '#offline/mirror/inputs.ts';
import { createSelector, createSelectorFamily } from '#offline/mirror/selector.ts';
import type { StoredPack } from '#offline/packs/stored-pack.ts';
import { packRows, quizKeep, selectDownloadedPacks, selectUnsentDownloads } from './downloads.mirror.ts';

const selectDownloadedHashes = createSelector((get) => [...get(selectDownloadedPacks).values()]);

export const quizzesMirror: MirrorArea = {
  rows: [packRows],
  work: [quizKeep],
  upgradeWork: selectUnsentDownloads,
  titles: createSelector((get) => {
    const packTitles = get(PACKS).map(({ quizId, body }): [string, string] => [quizId, body.title]);
    return new Map([
      ...packTitles,
      ...get(packRows.bodies).map(({ quizId, title }): [string, string] => [quizId, title]),
    ]);
  }),
  packs: { kept: selectDownloadedHashes, wanted: selectDownloadedHashes },
};

/**
 * Selects the pack to take a quiz with offline: its current pack, else the newest one on this device; null if there is
 * none.
 */
export const selectPackOfQuiz = createSelectorFamily((get, quizId: string): StoredPack | null => {
  const packs = get(selectPacksOfQuiz(quizId));
  const currentHash = get(packRows.bodies).find((row) => row.quizId === quizId)?.hash;
  const newestFirst = packs.toSorted((a, b) => b.body.version - a.body.version);
  return packs.find(({ hash }) => hash === currentHash) ?? newestFirst[0] ?? null;
});
