import { randomBytes } from 'node:crypto';

/** The position of an event: the epoch of its log, and its number in the log, from 1; 0 is before the first event. */
export interface EventPosition {
  epoch: string;
  seq: number;
}

const ID = /^([a-z0-9]{1,16})-(\d{1,15})$/;

export function formatEventId({ epoch, seq }: EventPosition): string {
  return `${epoch}-${seq}`;
}

/** Parses an event's id; null for text that isn't an event id. */
export function parseEventId(id: string): EventPosition | null {
  const [, epoch, seq] = ID.exec(id) ?? [];
  return epoch === undefined ? null : { epoch, seq: Number(seq) };
}

export function newEpoch(): string {
  return randomBytes(5).toString('hex');
}
