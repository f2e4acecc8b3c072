import { ROOM_CODE_LENGTH } from '@quorbit/contracts/rooms/limits';

/** A code that somebody typed or pasted, perhaps as a link, as a room has it; null for none. */
export function parseRoomCode(text: unknown): string | null {
  if (typeof text !== 'string' && typeof text !== 'number') return null;
  const codeText = /[?&]room=(\w+)/.exec(String(text))?.[1] ?? String(text);
  const code = codeText.replace(/[^\w]/g, '').toUpperCase().slice(0, ROOM_CODE_LENGTH);
  return code === '' ? null : code;
}

/** The link that leads into a room. */
export function formatJoinLink(roomId: string, origin = location.origin): string {
  return `${origin}/real-time-quiz?room=${roomId}`;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether only this very machine can open our links. */
export function isLoopback(hostname = location.hostname): boolean {
  return LOOPBACK.test(hostname) || hostname.endsWith('.localhost');
}
