// In a crowd, batches answers and joins: one event for several, a few times a second.
import { ANNOUNCE_EVERY_MS } from './limits.ts';
import { countAnswered, emitEvent, listPlayers, patchState, type RoomUpdate, toPlayer } from './room-update.ts';

/** When the next batch is due; null if nothing waits. */
export function nextAnnouncementAt({ announced }: RoomUpdate['state']): number | null {
  return announced.answers > 0 || announced.joins.length > 0 ? announced.at + ANNOUNCE_EVERY_MS : null;
}

/** Sends the waiting batch if it's due. */
export function announceDue(turn: RoomUpdate): void {
  const due = nextAnnouncementAt(turn.state);
  if (due !== null && due <= turn.now) announceNow(turn);
}

export function announceNow(turn: RoomUpdate): void {
  const { announced, seats, round, phase } = turn.state;
  patchState(turn, { announced: { at: turn.now, answers: 0, joins: [] } });
  if (announced.joins.length > 0) {
    const joined = seats.filter(({ no }) => announced.joins.includes(no)).map(toPlayer);
    emitEvent(turn, { type: 'player_joined', ...listPlayers(turn.state), joined });
  }
  if (announced.answers > 0 && phase === 'question' && round)
    emitEvent(turn, {
      type: 'answer_submitted',
      playerName: null,
      answeredCount: countAnswered(turn.state),
      totalPlayers: seats.length,
    });
}
