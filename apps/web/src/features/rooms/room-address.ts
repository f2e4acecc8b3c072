import { ROOM_CODE_LENGTH } from '@quorbit/contracts/rooms/limits';

/** What the address of the rooms' menu says: a code to join, a quiz to play. */
export interface MenuAddress {
  room?: string | undefined;
  quiz?: string | undefined;
  /** The room's screen for all. */
  as?: 'stage' | undefined;
}

export function parseMenuAddress({ room, quiz, as }: Record<string, unknown>): MenuAddress {
  const code = codeOf(room);
  return {
    ...(code && { room: code }),
    ...(typeof quiz === 'string' && quiz !== '' && { quiz }),
    ...parseRoomAddress({ as }),
  };
}

export function parseRoomAddress({ as }: Record<string, unknown>): { as?: 'stage' } {
  return as === 'stage' ? { as } : {};
}

/** A code that somebody typed or pasted, perhaps as a link, as a room has it; null for none. */
export function codeOf(text: unknown): string | null {
  // The router reads a code of digits alone as a number.
  if (typeof text !== 'string' && typeof text !== 'number') return null;
  const linked = /[?&]room=(\w+)/.exec(String(text))?.[1] ?? String(text);
  const code = linked.replace(/[^\w]/g, '').toUpperCase().slice(0, ROOM_CODE_LENGTH);
  return code === '' ? null : code;
}

/** The link that leads into a room. */
export function joinLink(roomId: string, origin = location.origin): string {
  return `${origin}/real-time-quiz?room=${roomId}`;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether only this very machine can open our links. */
export function isLoopback(hostname = location.hostname): boolean {
  return LOOPBACK.test(hostname) || hostname.endsWith('.localhost');
}
