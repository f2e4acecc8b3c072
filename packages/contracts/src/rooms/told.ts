// In a crowd, batches answers and joins: one event for several, a few times a second.
import { TOLD_EVERY_MS } from './limits.ts';
import { answeredCount, change, listed, playerOf, type Turn, tell } from './turn.ts';

/** When the next batch is due; null if nothing waits. */
export function toldAt({ announced }: Turn['state']): number | null {
  return announced.answers > 0 || announced.joins.length > 0 ? announced.at + TOLD_EVERY_MS : null;
}

/** Sends the waiting batch if it's due. */
export function tellWaiting(turn: Turn): void {
  const due = toldAt(turn.state);
  if (due !== null && due <= turn.now) tellNow(turn);
}

export function tellNow(turn: Turn): void {
  const { announced, seats, round, phase } = turn.state;
  change(turn, { announced: { at: turn.now, answers: 0, joins: [] } });
  if (announced.joins.length > 0) {
    const joined = seats.filter(({ no }) => announced.joins.includes(no)).map(playerOf);
    tell(turn, { type: 'player_joined', ...listed(turn.state), joined });
  }
  if (announced.answers > 0 && phase === 'question' && round)
    tell(turn, {
      type: 'answer_submitted',
      playerName: null,
      answeredCount: answeredCount(turn.state),
      totalPlayers: seats.length,
    });
}
