import { ROOM_CODE_LENGTH } from '@quorbit/contracts/rooms/limits';

/** Extracts a room code from typed or pasted text, which may be a link; null if it contains none. */
export function parseRoomCode(text: unknown): string | null {
  if (typeof text !== 'string' && typeof text !== 'number') return null;
  const codeText = /[?&]room=(\w+)/.exec(String(text))?.[1] ?? String(text);
  const code = codeText.replace(/[^\w]/g, '').toUpperCase().slice(0, ROOM_CODE_LENGTH);
  return code === '' ? null : code;
}

/** Returns the link that opens the join form with a room's code. */
export function formatJoinLink(roomId: string, origin = location.origin): string {
  return `${origin}/real-time-quiz?room=${roomId}`;
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Returns whether links to this host work only on this computer. */
export function isLoopback(hostname = location.hostname): boolean {
  return LOOPBACK.test(hostname) || hostname.endsWith('.localhost');
}
