// Chooses the view that a room's screen shows, and formats its texts for the player.
import { NEXT_QUESTION_SECONDS } from '@quorbit/contracts/rooms/limits';
import type { RoomResults, RoomStanding, RoomView } from '@quorbit/contracts/rooms/room-view';

export type RoomScreenName = 'lobby' | 'playing' | 'question-results' | 'waiting-next' | 'final-results' | 'over';

function isLastQuestion({ question }: RoomView): boolean {
  return question !== null && question.questionNumber >= question.totalQuestions;
}

/**
 * Returns when a room's screen changes from the results to the view that waits for the next question, in milliseconds
 * on the server's clock; null if no such change is due.
 */
export function getWaitingStart(room: RoomView): number | null {
  if (room.phase !== 'results' || !room.results || isLastQuestion(room)) return null;
  return Date.parse(room.results.nextAt) - NEXT_QUESTION_SECONDS * 1000;
}

/** Returns the view that a room's screen shows now. @param serverNow milliseconds on the server's clock */
export function screenOf(room: RoomView, serverNow: number): RoomScreenName {
  if (room.phase === 'closed') return 'over';
  if (room.phase === 'finished' && room.final) return 'final-results';
  if (room.phase === 'results' && room.results) {
    const waitingStart = getWaitingStart(room);
    return waitingStart !== null && serverNow >= waitingStart ? 'waiting-next' : 'question-results';
  }
  return room.phase === 'question' && room.question ? 'playing' : 'lobby';
}

export type Verdict = 'right' | 'wrong' | 'none';

/** Returns whether an answer was right or wrong, or `none` without an answer. */
export function verdictOf(answer: number | null, { correctAnswer }: Pick<RoomResults, 'correctAnswer'>): Verdict {
  if (answer === null) return 'none';
  return answer === correctAnswer ? 'right' : 'wrong';
}

/** Returns the points that a player earned with the last question; null if the scores before it are unknown. */
export function gainOf(standing: RoomStanding, before: Readonly<Record<string, number>> | null): number | null {
  return before === null ? null : standing.score - (before[standing.playerId] ?? 0);
}

/** Returns the final leaderboard without rank changes, because at the end only the ranks matter. */
export function withoutMovement(leaderboard: readonly RoomStanding[]): RoomStanding[] {
  return leaderboard.map((row) => ({ ...row, movement: null }));
}

export const pointsFormat = new Intl.NumberFormat('en');

const ORDINALS = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
]);
const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });

/** Formats a rank as an ordinal: `1st`, `2nd`, `11th`. */
export function formatPlace(rank: number): string {
  return `${pointsFormat.format(rank)}${ORDINALS.get(ordinalRules.select(rank)) ?? 'th'}`;
}

type RankAndScore = Pick<RoomStanding, 'rank' | 'score'>;

/** Returns whether a player is on the podium: among the first three and with points. */
export function isOnPodium({ rank, score }: RankAndScore): boolean {
  return score > 0 && rank <= 3;
}

/**
 * Formats the message for a player at the end of a game.
 * @param standing null if the player isn't on the leaderboard.
 */
export function formatCongratulation(standing: RankAndScore | null): string {
  if (!standing || !isOnPodium(standing)) return 'Quiz completed! Well played!';
  return standing.rank === 1 ? 'Congratulations! You won!' : `Great job! You finished ${formatPlace(standing.rank)}!`;
}

/**
 * Formats a player's rank as a sentence. The rank isn't mentioned without points, because everybody without points
 * shares it.
 */
export function formatOwnRank({ rank, score }: RankAndScore): string {
  return score === 0 ? 'No points yet.' : `You're ${formatPlace(rank)} with ${pointsFormat.format(score)} points.`;
}

/** Formats the winners as a sentence; `Final results` if nobody has points. */
export function formatWinners(leaderboard: readonly RoomStanding[]): string {
  const [first, second, ...more] = leaderboard.filter(({ rank, score }) => rank === 1 && score > 0);
  if (!first) return 'Final results';
  if (!second) return `${first.playerName} wins!`;
  return more.length === 0 ? `${first.playerName} and ${second.playerName} win!` : 'A tie for first place!';
}
