import { parseSearchText } from '#lib/words/parse-search-text.ts';

/**
 * The maximum number of characters of the `room` parameter. It's longer than a code, because people paste whole links
 * and the page extracts the code.
 */
const MAX_CODE_INPUT = 200;

/** The search parameters of the rooms menu: a room code to join, or a quiz to play. */
export interface RoomMenuParams {
  room?: string | undefined;
  quiz?: string | undefined;
  /** Set to `stage` to show the room on the big screen. */
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
