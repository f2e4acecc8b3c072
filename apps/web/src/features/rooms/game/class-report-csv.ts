import { toCsv } from '@quorbit/contracts/lib/csv';
import type { ClassReport } from '@quorbit/contracts/rooms/schema';

/** Returns the class report as CSV with a row for each player and question. */
export function classReportCsv({ quizTitle, players, questions }: ClassReport): string {
  const header = ['Quiz', 'Question', 'Text', 'Right answer', 'Player', 'Answer', 'Right', 'Seconds', 'Score', 'Rank'];
  const known = new Map(players.map((player) => [player.playerId, player]));
  const rows = questions.flatMap(({ questionIndex, question, options, correctAnswer, answers }) =>
    answers.map(({ playerId, answer, seconds }) => {
      const player = known.get(playerId);
      return [
        quizTitle,
        questionIndex + 1,
        question,
        correctAnswer === null ? null : options[correctAnswer],
        player?.playerName,
        answer === null ? null : options[answer],
        answer === null || correctAnswer === null ? null : answer === correctAnswer ? 'yes' : 'no',
        seconds,
        player?.score,
        player?.rank,
      ];
    }),
  );
  return toCsv(header, rows);
}
