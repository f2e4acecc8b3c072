import { parseSearchText } from '#lib/words/parse-search-text.ts';

/** More than a code has: what people paste is read by the page. */
const MAX_CODE_INPUT = 200;

/** What the address of the rooms' menu says: a code to join, a quiz to play. */
export interface RoomMenuParams {
  room?: string | undefined;
  quiz?: string | undefined;
  /** The room's screen for all. */
  as?: 'stage' | undefined;
}

export function parseRoomMenuAddress({ room, quiz, as }: Record<string, unknown>): RoomMenuParams {
  const code = parseSearchText(room, MAX_CODE_INPUT);
  return {
    ...(code && { room: code }),
    ...(typeof quiz === 'string' && quiz !== '' && { quiz }),
    ...parseRoomAddress({ as }),
  };
}

export function parseRoomAddress({ as }: Record<string, unknown>): { as?: 'stage' } {
  return as === 'stage' ? { as } : {};
}
