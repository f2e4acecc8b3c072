import { LETTERS } from '@quorbit/contracts/quizzes/difficulty';
import type { ClassReport } from '@quorbit/contracts/rooms/schema';
import { toCsv } from '../../lib/csv.ts';

/** A class report as a table: one line a player, with the letter chosen and the seconds taken for each question. */
export function classReportCsv({ players, questions }: ClassReport): string {
  const head = ['Rank', 'Player', 'Score', 'Right', ...questions.flatMap(({ question }) => [question, 'Seconds'])];
  const key = ['', 'Right answer', '', '', ...questions.flatMap((one) => [LETTERS[one.correctAnswer] ?? '', ''])];
  const lines = players.map(({ playerId, playerName, score, rank, correct }) => [
    ...[rank, playerName, score, correct],
    ...questions.flatMap(({ answers }) => {
      const given = answers.find((one) => one.playerId === playerId);
      return [given?.answer == null ? '' : (LETTERS[given.answer] ?? ''), given?.seconds ?? null];
    }),
  ]);
  return toCsv([head, key, ...lines]);
}
