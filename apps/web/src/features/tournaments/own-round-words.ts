import type { OwnRound } from '@quorbit/contracts/tournaments/views';

/** A player's state in a round, in a sentence. @param opponent the opponent's name; null if there is none */
export function standingInWords({ state, won, score }: OwnRound, opponent: string | null): string {
  const against = opponent ?? 'your opponent';
  switch (state) {
    case 'to_play':
      return opponent === null ? 'Play your quiz in this round.' : `You play against ${opponent}.`;
    case 'playing':
      return "You've begun your quiz. The clock is running.";
    case 'waiting':
      return `You scored ${score?.percentage ?? 0}%. We're waiting for ${against}.`;
    case 'decided':
      return decidedInWords(won, against);
    case 'bye':
      return "You don't have an opponent in this round, so you continue without playing.";
    case 'out':
      return "You're out of this tournament.";
  }
}

function decidedInWords(won: boolean | null, against: string): string {
  if (won === null) return 'This round is decided.';
  return won ? `You won against ${against}.` : `You lost against ${against}.`;
}
