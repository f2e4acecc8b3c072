import type { Difficulty } from '@quorbit/contracts/quizzes/difficulty';
import { isInGame, type PackRow } from '@quorbit/contracts/quizzes/row';
import type { PackBody } from '@quorbit/contracts/quizzes/schema';
import { AREAS, PACKS } from '#offline/mirror/inputs.ts';
import { createSelector, createSelectorFamily } from '#offline/mirror/selector.ts';
import { selectNeededHashes } from '#offline/packs/pack-hashes.ts';
import type { StoredPack } from '#offline/packs/stored-pack.ts';
import { packRows, selectDownloadedPacks } from './downloads.mirror.ts';
import { selectPackOfQuiz } from './quizzes.mirror.ts';

/** A quiz as this device knows it. */
export interface LocalQuiz extends PackRow {
  /** The size in bytes of the quiz's current pack, without pictures; null if that pack isn't on this device. */
  size: number | null;
  /** The number of pictures in the quiz's current pack; 0 if that pack isn't on this device. */
  pictures: number;
  /** Whether a pack of any version is on this device, so that the quiz can be taken offline. */
  takeable: boolean;
  /** Whether reviews or unsent work need the quiz's questions, so that the download can't be removed. */
  needed: boolean;
  /** The most frequent difficulty of the quiz's questions; null if its current pack isn't on this device. */
  difficulty: Difficulty | null;
  /** The number of the learner's results for this quiz. */
  attempts: number;
  bestPercentage: number | null;
  inGame: boolean;
}

/** Selects every quiz that the learner may take, sorted by title. */
export const selectLocalQuizzes = createSelector((get): readonly LocalQuiz[] => {
  const rows = get(packRows.bodies);
  const packs = new Map(get(PACKS).map((pack) => [pack.hash, pack]));
  const needed = get(selectNeededHashes);
  const neededQuizzes = new Set([...packs.values()].flatMap(({ hash, quizId }) => (needed.has(hash) ? [quizId] : [])));
  const takeableIds = new Set([...packs.values()].map(({ quizId }) => quizId));
  const records = new Map<string, number[]>();
  for (const { quizId, percentage } of get(AREAS).flatMap(({ results }) => (results ? get(results) : []))) {
    const known = records.get(quizId) ?? [];
    known.push(percentage);
    records.set(quizId, known);
  }
  // A quiz may have rows in two scopes.
  const byQuiz = new Map(rows.map((row) => [row.quizId, row]));
  for (const [quizId, hash] of get(selectDownloadedPacks)) {
    const pack = packs.get(hash);
    if (pack && !byQuiz.has(quizId)) byQuiz.set(quizId, rowOf(pack));
  }
  const quizzes = [...byQuiz.values()].map((row): LocalQuiz => {
    const pack = packs.get(row.hash);
    const scores = records.get(row.quizId) ?? [];
    return {
      ...row,
      inGame: isInGame(row),
      size: pack?.bytes ?? null,
      pictures: pack?.pictures?.length ?? 0,
      takeable: takeableIds.has(row.quizId),
      needed: neededQuizzes.has(row.quizId),
      difficulty: pack ? findMainDifficulty(pack.body) : null,
      attempts: scores.length,
      bestPercentage: scores.length === 0 ? null : Math.max(...scores),
    };
  });
  return quizzes.sort((a, b) => a.title.localeCompare(b.title));
});

/** Builds the quiz row of a download that the server doesn't know yet, as far as the downloaded pack has the data. */
function rowOf({ hash, quizId, bytes, body }: StoredPack): PackRow {
  const { title, category, duration, questions, keyed } = body;
  const known = { quizId, hash, title, category, duration, bytes, questionCount: questions.length };
  return { ...known, ranked: !keyed, sealed: false, updatedAt: new Date(0).toISOString() };
}

/** A quiz that can be taken on this device: its row (null if there is none), its pack and its main difficulty. */
export interface QuizOnDevice {
  row: PackRow | null;
  pack: PackBody;
  difficulty: Difficulty | null;
}

export const selectQuizOnDevice = createSelectorFamily((get, quizId: string): QuizOnDevice | null => {
  const pack = get(selectPackOfQuiz(quizId));
  if (!pack) return null;
  const row = get(packRows.bodies).find((item) => item.quizId === quizId) ?? null;
  return { row, pack: pack.body, difficulty: findMainDifficulty(pack.body) };
});

function findMainDifficulty({ questions }: PackBody): Difficulty | null {
  const counts = new Map<Difficulty, number>();
  for (const { difficulty } of questions) counts.set(difficulty, (counts.get(difficulty) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
