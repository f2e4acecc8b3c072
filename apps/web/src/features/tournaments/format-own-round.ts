import type { OwnRound } from '@quorbit/contracts/tournaments/views';

/**
 * Describes a player's state in a round in one sentence.
 * @param opponent the opponent's name; null if there's none.
 */
export function formatOwnRound({ state, won, score }: OwnRound, opponent: string | null): string {
  const opponentName = opponent ?? 'your opponent';
  switch (state) {
    case 'to_play':
      return opponent === null ? 'Play your quiz in this round.' : `You play against ${opponent}.`;
    case 'playing':
      return "You've begun your quiz. The clock is running.";
    case 'waiting':
      return `You scored ${score?.percentage ?? 0}%. We're waiting for ${opponentName}.`;
    case 'decided':
      return formatDecided(won, opponentName);
    case 'bye':
      return "You don't have an opponent in this round, so you continue without playing.";
    case 'out':
      return "You're out of this tournament.";
  }
}

function formatDecided(won: boolean | null, opponentName: string): string {
  if (won === null) return 'This round is decided.';
  return won ? `You won against ${opponentName}.` : `You lost against ${opponentName}.`;
}
