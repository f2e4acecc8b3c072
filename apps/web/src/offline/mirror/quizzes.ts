import type { Difficulty } from '@quorbit/contracts/quizzes/difficulty';
import type { PackBody } from '@quorbit/contracts/quizzes/schema';
import type { PackRow } from '@quorbit/contracts/sync/rows';
import { readNeededHashes } from '../packs/names.ts';
import { readPackOfQuiz } from '../packs/packs.ts';
import { readAttemptRows } from './attempts.ts';
import type { MirrorSource } from './unsettled.ts';

/** A quiz as this device knows it. */
export interface LocalQuiz extends PackRow {
  /** Bytes on this device; null where its present version is not here. */
  size: number | null;
  /** Reviews or unsent work need its questions, so that it cannot be removed. */
  needed: boolean;
  /** The hardness that most questions have; null where its questions are not here. */
  difficulty: Difficulty | null;
  /** The learner's own record with this quiz. */
  attempts: number;
  bestPercentage: number | null;
}

/** Every quiz that the learner may take, by title. */
export async function readLocalQuizzes({ database }: MirrorSource): Promise<LocalQuiz[]> {
  const rows = await database.rows.where('kind').equals('pack').toArray();
  const packs = new Map((await database.packs.toArray()).map((pack) => [pack.hash, pack]));
  const needed = await readNeededHashes(database);
  const neededQuizzes = new Set([...packs.values()].flatMap(({ hash, quizId }) => (needed.has(hash) ? [quizId] : [])));
  const records = new Map<string, number[]>();
  for (const { quiz, percentage } of await readAttemptRows(database)) {
    records.set(quiz.id, [...(records.get(quiz.id) ?? []), percentage]);
  }
  // A quiz may be seen through two scopes.
  const byQuiz = new Map(rows.map(({ body }) => [(body as PackRow).quizId, body as PackRow]));
  const quizzes = [...byQuiz.values()].map((row): LocalQuiz => {
    const pack = packs.get(row.hash);
    const scores = records.get(row.quizId) ?? [];
    return {
      ...row,
      size: pack?.bytes ?? null,
      needed: neededQuizzes.has(row.quizId),
      difficulty: pack ? usualDifficulty(pack.body) : null,
      attempts: scores.length,
      bestPercentage: scores.length === 0 ? null : Math.max(...scores),
    };
  });
  return quizzes.sort((a, b) => a.title.localeCompare(b.title));
}

/** What is here to take one quiz with, and what its row says; null where nothing of it is here. */
export interface QuizHere {
  row: PackRow | null;
  pack: PackBody;
  difficulty: Difficulty | null;
}

export async function readQuizHere({ database }: MirrorSource, quizId: string): Promise<QuizHere | null> {
  const pack = await readPackOfQuiz(database, quizId);
  if (!pack) return null;
  const rows = await database.rows.where('kind').equals('pack').toArray();
  const row = rows.map(({ body }) => body as PackRow).find((one) => one.quizId === quizId) ?? null;
  return { row, pack: pack.body, difficulty: usualDifficulty(pack.body) };
}

function usualDifficulty({ questions }: PackBody): Difficulty | null {
  const counts = new Map<Difficulty, number>();
  for (const { difficulty } of questions) counts.set(difficulty, (counts.get(difficulty) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
