import { addressText } from '#lib/words/address-text.ts';

/** More than a code has: what people paste is read by the page. */
const MAX_CODE = 200;

/** What the address of the rooms' menu says: a code to join, a quiz to play. */
export interface MenuAddress {
  room?: string | undefined;
  quiz?: string | undefined;
  /** The room's screen for all. */
  as?: 'stage' | undefined;
}

export function parseMenuAddress({ room, quiz, as }: Record<string, unknown>): MenuAddress {
  const code = addressText(room, MAX_CODE);
  return {
    ...(code && { room: code }),
    ...(typeof quiz === 'string' && quiz !== '' && { quiz }),
    ...parseRoomAddress({ as }),
  };
}

export function parseRoomAddress({ as }: Record<string, unknown>): { as?: 'stage' } {
  return as === 'stage' ? { as } : {};
}
