// Batches the announcements of answers and joins in a crowd: one event for several of them, at most four times a
// second.
import { ANNOUNCE_EVERY_MS } from './limits.ts';
import { countAnswered, emitEvent, listPlayers, patchState, type RoomUpdate, toPlayer } from './room-update.ts';

/**
 * Returns when the next batch of announcements is due, in milliseconds since 1970; null if no answers or joins wait to
 * be announced.
 */
export function nextAnnouncementAt({ announced }: RoomUpdate['state']): number | null {
  return announced.answers > 0 || announced.joins.length > 0 ? announced.at + ANNOUNCE_EVERY_MS : null;
}

/** Sends the waiting batch of announcements to the room if it's due. */
export function announceDue(update: RoomUpdate): void {
  const due = nextAnnouncementAt(update.state);
  if (due !== null && due <= update.now) announceNow(update);
}

export function announceNow(update: RoomUpdate): void {
  const { announced, seats, round, phase } = update.state;
  patchState(update, { announced: { at: update.now, answers: 0, joins: [] } });
  if (announced.joins.length > 0) {
    const joined = seats.filter(({ no }) => announced.joins.includes(no)).map(toPlayer);
    emitEvent(update, { type: 'player_joined', ...listPlayers(update.state), joined });
  }
  if (announced.answers > 0 && phase === 'question' && round)
    emitEvent(update, {
      type: 'answer_submitted',
      playerName: null,
      answeredCount: countAnswered(update.state),
      totalPlayers: seats.length,
    });
}
